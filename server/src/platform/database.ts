import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { TypedPool } from './database-fault.ts';
import type { Log } from './log.ts';

export type Database = NodePgDatabase;
/** What a store's function takes first: an open transaction, or the database for a single statement. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0] | Database;

export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly user: string; readonly database: string };

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const connectTimeout = 5_000;
const statementTimeout = 15_000;

export function connectDatabase(
  address: DatabaseAddress,
  options: { readonly log: Log; readonly poolSize: number },
): DatabaseConnection {
  const pool = new TypedPool({
    ...address,
    max: options.poolSize,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    application_name: 'stratum',
  });
  pool.on('error', (error) =>
    options.log.warn({ err: error }, 'an idle database connection broke'),
  );
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error }, 'a database connection broke'));
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
