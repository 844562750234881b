import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isLockTimeout, isRetryable } from '../database-fault.ts';
import type { Log } from '../log.ts';
import type { Migration } from './read-migrations.ts';

/** Why the tables cannot be brought up to date; the message is a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface ApplyOptions {
  readonly log: Log;
  /** Longest wait for a table; every later statement on it queues up behind. Milliseconds. */
  readonly lockTimeout?: number;
  readonly tries?: number;
  /** Time in which those who queued up get through before the next try. Milliseconds. */
  readonly pause?: number;
}

/** drizzle's own bookkeeping, so that its tools and databases of earlier releases go on. */
const bookkeeping = [
  'CREATE SCHEMA IF NOT EXISTS drizzle',
  `CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
];

/**
 * Runs the migrations that the database has not had, each in a transaction of its own.
 * @throws MigrationError where one would run out of order or cannot lock its tables
 */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  options: ApplyOptions,
): Promise<void> {
  for (const statement of bookkeeping) await client.query(statement);
  for (const migration of pendingOf(migrations, await appliedTimes(client))) {
    await applyInTime(client, migration, options);
  }
}

async function appliedTimes(client: pg.ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ created_at: string }>(
    'SELECT created_at FROM drizzle.__drizzle_migrations',
  );
  return new Set(rows.map((row) => Number(row.created_at)));
}

/** A later migration may rest on an earlier one that never ran: nothing is run out of order. */
function pendingOf(migrations: readonly Migration[], applied: ReadonlySet<number>): Migration[] {
  const pending = migrations.filter(({ madeAt }) => !applied.has(madeAt));
  const newest = Math.max(...applied);
  const overtaken = pending.find(({ madeAt }) => madeAt < newest);
  if (!overtaken) return pending;
  throw new MigrationError(
    `The migration ${overtaken.name} has never run on this database and is older than the newest one that has. Generate it anew, so that it comes last.`,
  );
}

async function applyInTime(
  client: pg.ClientBase,
  migration: Migration,
  { log, lockTimeout = 3_000, tries = 10, pause = 1_000 }: ApplyOptions,
): Promise<void> {
  const { name } = migration;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration, lockTimeout);
    } catch (cause) {
      if (!isLockTimeout(cause) && !isRetryable(cause)) {
        throw new Error(`The migration ${name} failed.`, { cause });
      }
      if (attempt >= tries) {
        throw new MigrationError(
          `The migration ${name} could not lock its tables within ${lockTimeout} ms, ${tries} times in a row. End the long queries and open transactions on them and start again.`,
          { cause },
        );
      }
      log.warn({ migration: name, attempt }, 'a migration waits for its tables and is tried again');
    }
    await wait(pause);
  }
}

async function applyOnce(
  client: pg.ClientBase,
  { statements, hash, madeAt }: Migration,
  lockTimeout: number,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('lock_timeout', $1, true)", [String(lockTimeout)]);
    for (const statement of statements) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, madeAt],
    );
    await client.query('COMMIT');
  } catch (error) {
    // A lost connection has no transaction left to roll back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
