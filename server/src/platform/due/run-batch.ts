import { after, type Clock } from '../clock.ts';
import type { Database, Transaction } from '../database.ts';
import { isUnanswered } from '../database-fault.ts';
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
 * Runs rows of a kind that are due, each in a savepoint of the transaction that holds their locks:
 * one that fails is tried again later and holds up no other.
 * @returns how many were claimed
 */
export async function runBatch(deps: BatchDeps, { kind, run }: Due): Promise<number> {
  const { db, clock, metrics } = deps;
  let begun: DueRow | null = null;
  const outcomes: ('done' | 'failed')[] = [];
  try {
    const claimed = await inTransaction(db, async (tx) => {
      await yieldToOthers(tx);
      const rows = await claimDue(tx, kind.name, clock.now(), batchSize);
      for (const row of rows) {
        if (deps.signal.aborted) break;
        begun = row;
        outcomes.push(await runRow(deps, tx, row, run));
      }
      begun = null;
      return rows.length;
    });
    for (const outcome of outcomes) metrics.runs.inc({ kind: kind.name, outcome });
    return claimed;
  } catch (error) {
    // The row that took the connection with it would do so again, and the others with it.
    if (begun !== null) await postpone(deps, db, begun);
    throw error;
  }
}

/** @throws what left the connection unusable */
async function runRow(
  deps: BatchDeps,
  tx: Transaction,
  row: DueRow,
  run: Due['run'],
): Promise<'done' | 'failed'> {
  try {
    await inSavepoint(tx, async () => {
      const turn = await takeDue(tx, row, deps.clock.now());
      if (turn) await run(turn, tx);
    });
    return 'done';
  } catch (error) {
    if (isUnanswered(error)) throw error;
    const { kind, occurrence, failures } = row;
    deps.log.error({ err: error, kind, occurrence, failures }, 'work that was due failed');
    await postpone(deps, tx, row);
    return 'failed';
  }
}

async function postpone({ clock }: BatchDeps, db: Database | Transaction, row: DueRow) {
  const pause = Math.min(firstPause * 2 ** row.failures, longestPause);
  await postponeDue(db, row, after(clock.now(), pause));
}
