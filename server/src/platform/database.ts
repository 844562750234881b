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

interface DatabaseOptions {
  readonly log: Log;
  readonly poolSize: number;
  /** Milliseconds to wait for a connection. */
  readonly connectTimeout?: number;
}

const connectTimeout = 5_000;
const statementTimeout = 15_000;
/** How long a connection may take to say good-bye, milliseconds. */
const connectionEnd = 1_000;

export function connectDatabase(
  address: DatabaseAddress,
  options: DatabaseOptions,
): DatabaseConnection {
  const pool = new TypedPool({
    ...address,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeout ?? connectTimeout,
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
  return { db: drizzle(pool), pool, close: () => endConnections(pool) };
}

/** The pool counts a connection as gone before it is: a server that ended first would complain. */
async function endConnections(pool: pg.Pool): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<void>();
  const patience = setTimeout(resolve, connectionEnd);
  const gone = Promise.withResolvers<void>();
  let open = pool.totalCount;
  if (open === 0) gone.resolve();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) gone.resolve();
  });
  await pool.end();
  await Promise.race([gone.promise, tooLong]);
  clearTimeout(patience);
}
