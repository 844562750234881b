import { randomBytes } from 'node:crypto';
import { authRoutes } from '@stratum/contract/auth';
import { apiBase, type Reply, type Route, type SentPart } from '@stratum/contract/route';
import { onTestFinished } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { openOutbox } from '../../src/platform/mail/outbox.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { newDataDir, type OnEnd, runProduct } from './product.ts';

/** A person of the demo. */
const ada = { email: 'ada@example.org', password: 'Stratum-9' };

/** Two server processes with one database and one data folder; what they mail can be read. */
export async function twoProcesses(
  settings: Record<string, string> = {},
  onEnd: OnEnd = onTestFinished,
) {
  const dataDir = await newDataDir(onEnd);
  const postgres = await startEmbeddedPostgres({
    dataDir: await newDataDir(onEnd),
    log: createLog('silent'),
    settings: { fsync: 'off' },
  });
  onEnd(() => postgres.stop());
  const SECRET_KEY = randomBytes(32).toString('base64');
  const env = { DATABASE_URL: postgres.url, DEMO: 'on', SECRET_KEY, ...settings };
  const here = await runProduct(dataDir, env, onEnd).url;
  const there = await runProduct(dataDir, env, onEnd).url;
  return { here, there, outbox: openOutbox(dataDir) };
}

interface Sent<R extends Route> {
  readonly body?: SentPart<R, 'body'>;
  readonly query?: Record<string, string>;
  /** Of the one parameter in the path. */
  readonly id?: string;
  readonly headers?: Record<string, string>;
}

export async function call<R extends Route>(
  url: string,
  token: string | null,
  { method, path }: R,
  { body, query = {}, id = '', headers = {} }: Sent<R> = {},
): Promise<{ status: number; data: Reply<R>; error?: unknown }> {
  const address = new URL(apiBase + path.replace(/:\w+/, id), url);
  address.search = new URLSearchParams(query).toString();
  const response = await fetch(address, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Reply<R>; error?: unknown };
  return { status: response.status, ...answer };
}

export async function signInAt(
  url: string,
  password = ada.password,
  email = ada.email,
): Promise<string> {
  const body = { email, password };
  return (await call(url, null, authRoutes.signIn, { body })).data.accessToken;
}
