import { after, type Clock } from '../clock.ts';
import type { Database, Transaction } from '../database.ts';
import { isLockTimeout, isUnanswered } from '../database-fault.ts';
import type { Log } from '../log.ts';
import { inSavepoint, inTransaction } from '../transaction.ts';
import type { Due } from './due.ts';
import type { DueMetrics } from './metrics.ts';
import { claimDue, postponeDue, takeDue, yieldToOthers } from './store.ts';
import type { DueRow } from './tables.ts';

/** Rows of a transaction: others that want one of them wait for its end. */
const batchSize = 50;
/** Seconds before a failed row is tried again; they double with each failure. */
const firstPause = 2;
export const longestPause = 60 * 60;

export interface BatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: DueMetrics;
  /** Aborts when no further row is to be begun. */
  readonly signal: AbortSignal;
}

/**
 * Runs rows of a kind that are due, in the transaction that holds their locks: at first together, and
 * where one fails each in a savepoint of its own, so that it is tried again later and holds up no other.
 * @returns how many were claimed
 */
export async function runBatch(deps: BatchDeps, { kind, run }: Due): Promise<number> {
  const { db, clock, metrics } = deps;
  const batch: Batch = { ...deps, run, begun: null, done: 0, failed: 0 };
  try {
    const claimed = await inTransaction(db, async (tx) => {
      await yieldToOthers(tx);
      const rows = await claimDue(tx, kind.name, clock.now(), batchSize);
      if (!(await ranTogether(batch, tx, rows))) await runEach(batch, tx, rows);
      return rows.length;
    });
    metrics.runs.inc({ kind: kind.name, outcome: 'done' }, batch.done);
    metrics.runs.inc({ kind: kind.name, outcome: 'failed' }, batch.failed);
    return claimed;
  } catch (error) {
    // The row that took the connection with it would do so again, and the others with it.
    if (batch.begun !== null) await postpone(batch, db, batch.begun);
    throw error;
  }
}

interface Batch extends BatchDeps {
  readonly run: Due['run'];
  /** The row whose handler runs. */
  begun: DueRow | null;
  done: number;
  failed: number;
}

/** @returns false where one has failed, and nothing was done */
async function ranTogether(
  batch: Batch,
  tx: Transaction,
  rows: readonly DueRow[],
): Promise<boolean> {
  try {
    await inSavepoint(tx, async () => {
      for (const row of rows) await takeAndRun(batch, tx, row);
    });
    batch.done = rows.length;
    return true;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    // Who holds the lock may wait for a row of this batch: it is to end soon.
    return isLockTimeout(error) && batch.begun !== null
      ? fail(batch, tx, batch.begun, error).then(() => true)
      : false;
  }
}

async function runEach(batch: Batch, tx: Transaction, rows: readonly DueRow[]): Promise<void> {
  for (const row of rows) {
    if (batch.signal.aborted) return;
    try {
      await inSavepoint(tx, () => takeAndRun(batch, tx, row));
      batch.done += 1;
    } catch (error) {
      // Thrown on: the connection is of no use to the others either.
      if (isUnanswered(error)) throw error;
      await fail(batch, tx, row, error);
      if (isLockTimeout(error)) return;
    }
  }
}

async function takeAndRun(batch: Batch, tx: Transaction, row: DueRow): Promise<void> {
  batch.begun = row;
  const turn = await takeDue(tx, row, batch.clock.now());
  if (turn) await batch.run(turn, tx);
  batch.begun = null;
}

async function fail(batch: Batch, tx: Transaction, row: DueRow, error: unknown): Promise<void> {
  const { kind, occurrence, failures } = row;
  batch.log.error({ err: error, kind, occurrence, failures }, 'work that was due failed');
  await postpone(batch, tx, row);
  batch.begun = null;
  batch.failed += 1;
}

async function postpone({ clock }: BatchDeps, db: Database | Transaction, row: DueRow) {
  const pause = Math.min(firstPause * 2 ** row.failures, longestPause);
  await postponeDue(db, row, after(clock.now(), pause));
}
