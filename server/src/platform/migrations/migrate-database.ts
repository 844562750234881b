import pg from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';
import type { DatabaseAddress } from '../database.ts';
import type { Log } from '../log.ts';
import { applyMigrations } from './apply-migrations.ts';
import { readMigrations } from './read-migrations.ts';

/**
 * Brings the database to the newest tables; of several processes that start, one does the work.
 * @param prepare runs under the same advisory lock, for what must happen once, too
 * @throws MigrationError
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  log: Log,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  // A connection without time-outs: waiting for another process and rebuilding a large table take
  // longer than a request may.
  const client = new pg.Client({ ...address, application_name: 'stratum migrations' });
  // A statement that loses the connection rejects as well; without a listener the process would end.
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations broke'));
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await applyMigrations(client, await readMigrations(), { log });
    await prepare();
  } finally {
    // Ends the lock, too.
    await client.end();
  }
}
