import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database.ts';
import { isLockTimeout, isUnanswered } from '../database-fault.ts';
import type { Log } from '../log.ts';
import { inSavepoint, inTransaction } from '../transaction.ts';
import type { Due } from './due.ts';
import type { DueMetrics } from './metrics.ts';
import { claimDue, postponeDue, takeDue, yieldToOthers } from './store.ts';
import type { DueRow } from './tables.ts';

/** Rows of a transaction at least: others that want one of them wait for its end. */
export const batchSize = 50;
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
export async function runBatch(deps: BatchDeps, due: Due): Promise<number> {
  const { db, clock, metrics } = deps;
  const { kind, atOnce } = due;
  const batch: Batch = { ...deps, due, begun: [], done: 0, failed: 0 };
  try {
    const claimed = await inTransaction(db, async (tx) => {
      await yieldToOthers(tx);
      const rows = await claimDue(tx, kind.name, clock.now(), Math.max(batchSize, atOnce));
      if (!(await ranTogether(batch, tx, rows))) await runEach(batch, tx, rows);
      return rows.length;
    });
    metrics.runs.inc({ kind: kind.name, outcome: 'done' }, batch.done);
    metrics.runs.inc({ kind: kind.name, outcome: 'failed' }, batch.failed);
    return claimed;
  } catch (error) {
    // The row that took the connection with it would do so again, and the others with it.
    if (batch.begun.length > 0) await postpone(batch, db, batch.begun);
    throw error;
  }
}

interface Batch extends BatchDeps {
  readonly due: Due;
  /** The rows whose handler runs. */
  begun: readonly DueRow[];
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
      for (const part of partsOf(rows, batch.due.atOnce)) await takeAndRun(batch, tx, part);
    });
    batch.done = rows.length;
    return true;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    // Who holds the lock may wait for a row of this batch: it is to end soon.
    return isLockTimeout(error) && batch.begun.length > 0
      ? fail(batch, tx, batch.begun, error).then(() => true)
      : false;
  }
}

/** What is handed to the handler at once; a row that has failed, alone. */
function partsOf(rows: readonly DueRow[], atOnce: number): readonly (readonly DueRow[])[] {
  const fresh = rows.filter(({ failures }) => failures === 0);
  const parts = Array.from({ length: Math.ceil(fresh.length / atOnce) }, (_, index) =>
    fresh.slice(index * atOnce, (index + 1) * atOnce),
  );
  return [...parts, ...rows.filter(({ failures }) => failures > 0).map((row) => [row])];
}

async function runEach(batch: Batch, tx: Transaction, rows: readonly DueRow[]): Promise<void> {
  for (const row of rows) {
    if (batch.signal.aborted) return;
    try {
      await inSavepoint(tx, () => takeAndRun(batch, tx, [row]));
      batch.done += 1;
    } catch (error) {
      // Thrown on: the connection is of no use to the others either.
      if (isUnanswered(error)) throw error;
      await fail(batch, tx, [row], error);
      if (isLockTimeout(error)) return;
    }
  }
}

async function takeAndRun(batch: Batch, tx: Transaction, rows: readonly DueRow[]): Promise<void> {
  batch.begun = rows;
  const turns = await takeDue(tx, rows, batch.clock.now());
  if (turns.length > 0) await batch.due.run(turns, tx);
  batch.begun = [];
}

async function fail(
  batch: Batch,
  tx: Transaction,
  rows: readonly DueRow[],
  error: unknown,
): Promise<void> {
  const { kind } = batch.due;
  const [first] = rows;
  const { occurrence, failures } = first ?? {};
  batch.log.error(
    { err: error, kind: kind.name, occurrence, failures, rows: rows.length },
    'work that was due failed',
  );
  await postpone(batch, tx, rows);
  batch.begun = [];
  batch.failed += rows.length;
}

async function postpone({ clock }: BatchDeps, db: Database | Transaction, rows: readonly DueRow[]) {
  await postponeDue(db, rows, { now: clock.now(), pause: firstPause, longest: longestPause });
}
