import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { TypedPool } from './database-fault.ts';
import { createEventBus, type EventBus } from './events/event-bus.ts';
import type { Signal } from './events/signal.ts';
import type { Log } from './log.ts';

/** Runs single statements, of which nobody is told. */
export type Statements = Omit<NodePgDatabase, 'transaction'>;
/** Runs single statements: the pool or a transaction. What a store's function takes first. */
export type Queryable = Statements & {
  /**
   * Has a signal leave once what was written before is committed, and never where it is rolled back.
   * On the pool it leaves at once, for each statement commits by itself: called after the statement.
   */
  afterCommit(signal: Signal): void;
};
/** The pool: every statement may run on another connection. */
export type Database = Queryable & { readonly $client: pg.Pool; readonly events: EventBus };
declare const isOpen: unique symbol;
/** An open transaction, made by `inTransaction` alone: for what locks or belongs together. */
export type Transaction = Queryable & { readonly [isOpen]: true };

export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly user: string; readonly database: string };

export interface DatabaseConnection {
  /** For connections besides the pool's. */
  readonly address: DatabaseAddress;
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
/** A server that fell silent answers no statement timeout: the client gives up on its own, later. */
const queryTimeout = 20_000;
/** Milliseconds in which closed connections have to be gone. */
const closeTimeout = 1_000;

export function connectDatabase(
  address: DatabaseAddress,
  options: DatabaseOptions,
): DatabaseConnection {
  const pool = new TypedPool({
    ...address,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeout ?? connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    idle_in_transaction_session_timeout: statementTimeout,
    application_name: 'stratum',
  });
  // An error of an idle client is an error of the pool as well, which ends the process unheard.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error }, 'a database connection broke'));
  });
  const events = createEventBus(options.log);
  const afterCommit = (signal: Signal) => events.publish([signal]);
  const db = Object.assign(drizzle(pool), { events, afterCommit });
  return { address, db, pool, close: () => endConnections(pool) };
}

/** `pool.end` resolves before the sockets are closed: a database that stopped first would log errors. */
async function endConnections(pool: pg.Pool): Promise<void> {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, closeTimeout);
  const gone = Promise.withResolvers<void>();
  let open = pool.totalCount;
  if (open === 0) gone.resolve();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) gone.resolve();
  });
  await pool.end();
  await Promise.race([gone.promise, timedOut]);
  clearTimeout(timer);
}
