import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseAddress } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that no other advisory lock of the product uses. */
const migrationLock = 7_093_001;

/**
 * Brings the database to the newest tables; of several processes that start, one does the work.
 * `then` runs under the same lock, for what must also happen once.
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  then: () => Promise<void> = async () => {},
): Promise<void> {
  // A connection without time-outs: waiting for another process and rebuilding a large table take
  // longer than a request may.
  const client = new pg.Client({ ...address, application_name: 'stratum migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await then();
  } finally {
    // The lock ends with the connection, whatever state it is in.
    await client.end();
  }
}
