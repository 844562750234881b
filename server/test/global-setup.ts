import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrateDatabase } from '../src/platform/migrations/migrate-database.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts';
import { openTestApp } from './create-test-app.ts';
import { type PostgresAddress, templateDatabase } from './postgres-address.ts';

/** One PostgreSQL for the run with a migrated template; each test copies a database of its own from it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'stratum-test-'));
  const log = createLog('silent');
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  const { host, user, database } = postgres.connection;
  await makeTemplate({ host, user, database }, log);
  project.provide('postgres', { host, user, database });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(address: PostgresAddress, log: ReturnType<typeof createLog>) {
  const first = connectDatabase(address, { log, poolSize: 1 });
  await first.pool.query(`CREATE DATABASE ${templateDatabase}`);
  await first.close();
  const templateAddress = { ...address, database: templateDatabase };
  await migrateDatabase(templateAddress, log);
  const template = connectDatabase(templateAddress, { log, poolSize: 1 });
  const on = await openTestApp({ database: template });
  await on.jobs.ready();
  await on.close();
  await template.close();
}
