import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import { demoPassword, demoPeople } from '../server/src/demo/people.ts';
import { type Running, running } from './running.ts';

export interface Product extends Running {
  readonly databaseUrl: string;
}

const silent = { info() {}, warn() {} };

/** The product on a PostgreSQL of its own, both in a folder that `stop` removes. */
export async function startProduct(
  settings: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silent });
  const product = await running([...nodeOptions, 'server/src/main.ts'], {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  return {
    ...product,
    databaseUrl: postgres.url,
    async stop() {
      await product.stop();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** @returns an access token of the demo's first person */
export async function signIn(url: string): Promise<string> {
  const [{ email }] = demoPeople;
  const response = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data }: { data: { accessToken: string } } = JSON.parse(await response.text());
  return data.accessToken;
}
