import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryResult } from 'pg';
import type { Database, Transaction } from './database.ts';
import { isRetryable, isUnanswered } from './database-fault.ts';
import type { Signal } from './events/signal.ts';

/** Longest pause before the first retry, milliseconds; it doubles with each. */
const firstPause = 20;

interface TransactionOptions {
  /** How often the work is run again after a deadlock or a serialization failure. */
  readonly retries?: number;
}

/**
 * Runs the work in a transaction: committed when it resolves, rolled back when it throws. The only
 * maker of a `Transaction`. Work that may be retried has no effects outside the transaction but by
 * `afterCommit`, whose signals leave in the order of commits.
 * @throws what the work throws; Error where it resolves although one of its statements has failed
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { retries = 0 }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error;
    }
    // Jitter: two that met in a deadlock would meet again.
    await pause(2 ** attempt * firstPause * Math.random());
  }
}

/**
 * drizzle's own `transaction` awaits `begin` outside its `try`: a client whose `begin` fails is
 * never given back, and each crash of the database costs the pool a connection.
 */
async function attemptOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  const signals: Signal[] = [];
  const tx = openTransaction(client, signals);
  // A client is destroyed unless the server has confirmed that its transaction is over.
  let isOver = false;
  try {
    await control(client, 'begin');
    const result = await rollbackOnError({ client, tx }, work, () => {
      isOver = true;
    });
    await commit(db, client, signals, () => {
      isOver = true;
    });
    return result;
  } finally {
    client.release(!isOver);
  }
}

async function commit(
  { events }: Database,
  client: PoolClient,
  signals: readonly Signal[],
  onAnswered: () => void,
): Promise<void> {
  const deliver = signals.length > 0 ? events.reserve() : null;
  let committed: readonly Signal[] = [];
  try {
    const { command } = await control(client, 'commit');
    onAnswered();
    // PostgreSQL answers the commit of a transaction in which a statement has failed with a rollback.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back: a statement failed');
    committed = signals;
  } finally {
    deliver?.(committed);
  }
}

/** Fails as a statement of drizzle's does, whose SQL would be put together for each. */
function control(client: PoolClient, text: 'begin' | 'commit' | 'rollback'): Promise<QueryResult> {
  return client
    .query(text)
    .catch((cause: Error) => Promise.reject(new DrizzleQueryError(text, [], cause)));
}

/** Signals that wait for the commit of their transaction. */
const waitingSignals = new WeakMap<Transaction, Signal[]>();

/** drizzle's objects of each connection, which its transactions share. */
const bound = new WeakMap<PoolClient, NodePgDatabase>();

function openTransaction(client: PoolClient, signals: Signal[]): Transaction {
  const afterCommit = (signal: Signal) => void signals.push(signal);
  const db = bound.get(client) ?? drizzle(client);
  bound.set(client, db);
  const tx = Object.assign(Object.create(db), { afterCommit }) as Transaction;
  waitingSignals.set(tx, signals);
  return tx;
}

async function rollbackOnError<T>(
  { client, tx }: { readonly client: PoolClient; readonly tx: Transaction },
  work: (tx: Transaction) => Promise<T>,
  onRolledBack: () => void,
): Promise<T> {
  try {
    return await work(tx);
  } catch (error) {
    // A statement without an answer (timed out, connection lost) may still run: nothing can follow it.
    if (!isUnanswered(error)) {
      await control(client, 'rollback').then(onRolledBack, () => {});
    }
    throw error;
  }
}

/**
 * Runs part of a transaction: where it throws, what it wrote is rolled back, its signals are dropped,
 * and the rest goes on.
 * @throws what the work throws; after an error without an answer the transaction is over
 */
export async function inSavepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const signals = waitingSignals.get(tx) ?? [];
  const before = signals.length;
  await tx.execute(sql`savepoint part`);
  try {
    const result = await work();
    // Fails where a statement of the work has failed and the work went on as if not.
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    signals.length = before;
    if (!isUnanswered(error)) {
      await tx.execute(sql`rollback to savepoint part`);
      await tx.execute(sql`release savepoint part`);
    }
    throw error;
  }
}
