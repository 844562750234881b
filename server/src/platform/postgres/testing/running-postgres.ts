import { onTestFinished } from 'vitest';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { recordedLog } from './recorded-log.ts';

/** Starts PostgreSQL in this process, quick rather than durable, and stops it after the test. */
export async function runningPostgres(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
) {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: recordedLog(),
    settings: { fsync: 'off' },
    ...options,
  });
  onTestFinished(() => postgres.stop());
  return postgres;
}
