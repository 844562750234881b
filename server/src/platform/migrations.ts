import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that no other advisory lock of the product uses. */
const migrationLock = 7_093_001;

/**
 * Brings the database to the newest tables; of several processes that start, one does the work.
 * `then` runs under the same lock, for what must also happen once.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  then: () => Promise<void> = async () => {},
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another process and rebuilding a large table take longer than a request may.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await then();
  } finally {
    // The lock and the setting end with the connection, whatever state it is in.
    client.release(true);
  }
}
