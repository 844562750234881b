import { randomBytes } from 'node:crypto';
import { authRoutes as routes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { apiBase, type Reply, type Route } from '@stratum/contract/route';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { openOutbox } from '../../src/platform/mail/outbox.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { codeIn } from '../newcomer.ts';
import { eventually, newDataDir, runProduct } from './product.ts';

const email = 'ada@example.org';
const [firstPassword, secondPassword, thirdPassword] = ['Stratum-9', 'Lantern-9x', 'Kieselgur#4'];

async function call<R extends Route>(
  url: string,
  token: string | null,
  { method, path }: R,
  { body, id = '' }: { body?: object; id?: string } = {},
): Promise<{ status: number; data: Reply<R>; error?: unknown }> {
  const response = await fetch(url + apiBase + path.replace(/:\w+/, id), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Reply<R>; error?: unknown };
  return { status: response.status, ...answer };
}

/** Two server processes with one database and one data folder; what they mail can be read. */
async function twoProcesses() {
  const dataDir = await newDataDir();
  const postgres = await startEmbeddedPostgres({
    dataDir: await newDataDir(),
    log: createLog('silent'),
    settings: { fsync: 'off' },
  });
  onTestFinished(() => postgres.stop());
  const SECRET_KEY = randomBytes(32).toString('base64');
  const env = { DATABASE_URL: postgres.url, DEMO: 'on', SECRET_KEY };
  const here = await runProduct(dataDir, env).url;
  const there = await runProduct(dataDir, env).url;
  return { here, there, outbox: openOutbox(dataDir) };
}

async function signInAt(url: string, password: string) {
  const { data } = await call(url, null, routes.signIn, { body: { email, password } });
  return data.accessToken;
}

/** Asks whom a token belongs to; at the first call, not eventually. */
async function knows(url: string, token: string) {
  const { status, error } = await call(url, token, profileRoutes.profileInfo);
  return status === 200 ? true : error;
}

it('ends a session in every server process by the time the call that ends it is answered', async () => {
  const { here, there, outbox } = await twoProcesses();
  let kept = await signInAt(here, firstPassword);
  const opened = async (password: string) => {
    const token = await signInAt(there, password);
    expect(await knows(here, token)).toBe(true);
    return token;
  };
  const ends = async (token: string, end: () => Promise<{ status: number }>) => {
    expect(await knows(there, token)).toBe(true);
    expect((await end()).status).toBe(200);
    expect(await knows(there, token)).toBe('invalid_token');
    expect(await knows(there, kept)).toBe(true);
  };

  const signedOut = await opened(firstPassword);
  const { data: profile } = await call(here, kept, profileRoutes.profileInfo);
  await ends(signedOut, () => call(here, signedOut, routes.deleteSession, { id: profile.id }));

  const one = await opened(firstPassword);
  const { data: listed } = await call(here, one, routes.sessions);
  const id = listed.items.find(({ current }) => current)?.id ?? '';
  await ends(one, () => call(here, kept, routes.endSession, { id }));

  const other = await opened(firstPassword);
  await ends(other, () => call(here, kept, routes.endOtherSessions));

  const changed = await opened(firstPassword);
  const body = { currentPassword: firstPassword, password: secondPassword };
  await ends(changed, () => call(here, kept, routes.updatePassword, { body }));

  const reset = await opened(secondPassword);
  const ticket = await resetTicket(here, outbox);
  const before = kept;
  await call(here, null, routes.resetPassword, { body: { ticket, password: thirdPassword } });
  for (const token of [reset, before]) expect(await knows(there, token)).toBe('invalid_token');
  kept = await signInAt(there, thirdPassword);
  expect(await knows(here, kept)).toBe(true);
});

async function resetTicket(url: string, outbox: ReturnType<typeof openOutbox>): Promise<string> {
  await call(url, null, routes.forgotPassword, { body: { email } });
  const mails = await eventually(
    () => outbox.list(),
    (all) => all.some(({ subject }) => /^\d{6} /.test(subject)),
  );
  const mail = mails.find(({ subject }) => /^\d{6} /.test(subject));
  const body = { email, otp: codeIn({ text: mail?.text ?? '' }) };
  const { data } = await call(url, null, routes.checkOtp, { body });
  return data.ticket;
}
