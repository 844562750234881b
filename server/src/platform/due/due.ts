import type { Transaction } from '../database.ts';
import { putDue, removeDue } from './store.ts';
import type { DueRow } from './tables.ts';

/** A kind of work that is due at a time. */
export interface DueKind {
  /** Kept in the rows: another name is another kind. */
  readonly name: string;
}

/** One turn of a kind that has come. `dueAt` may be long ago where no server ran. */
type DueTurn = Pick<DueRow, 'subject' | 'occurrence' | 'dueAt'>;

/**
 * Does the work in the transaction that takes the row: what it writes, sends as a job or schedules is
 * kept with the row's removal, or not at all. It has no effect outside, for a crash runs it again,
 * and gives way where it waits for a lock for half a second.
 */
export type DueHandler = (turn: DueTurn, tx: Transaction) => Promise<void>;
/** The same for several turns at once, each of another subject or occurrence. */
export type DueBatchHandler = (turns: readonly DueTurn[], tx: Transaction) => Promise<void>;

/** A kind with what it does. */
export interface Due {
  readonly kind: DueKind;
  /** How many turns `run` takes at once. */
  readonly atOnce: number;
  readonly run: DueBatchHandler;
}

export function defineDue(kind: DueKind, run: DueHandler): Due {
  return {
    kind,
    atOnce: 1,
    run: async (turns, tx) => {
      for (const turn of turns) await run(turn, tx);
    },
  };
}

/** Turns of a batch: few enough for an event loop that answers calls too. */
const batchOfTurns = 100;

/**
 * For a kind that is due for many at the same minute: its handler runs statements for all turns at once.
 * @param atOnce more for turns that are light: each batch has the same statements, however many it holds
 */
export function defineDueBatch(kind: DueKind, run: DueBatchHandler, atOnce = batchOfTurns): Due {
  return { kind, atOnce, run };
}

interface Scheduled {
  readonly kind: DueKind;
  readonly subject: string;
  /** Default: the subject has one turn at a time. */
  readonly occurrence?: string;
  readonly at: Date;
}

/** Has a kind run at an instant, once the transaction commits. The same occurrence again moves it. */
export async function schedule(tx: Transaction, scheduled: Scheduled): Promise<void> {
  await scheduleAll(tx, [scheduled]);
}

/** The same for several, each of another subject or occurrence, in one statement. */
export async function scheduleAll(tx: Transaction, scheduled: readonly Scheduled[]): Promise<void> {
  if (scheduled.length === 0) return;
  const rows = scheduled.map(({ kind, subject, occurrence = '', at }) => ({
    kind: kind.name,
    subject,
    occurrence,
    dueAt: at,
  }));
  await putDue(tx, rows);
}

/**
 * Cancels all turns of a kind that a subject, or each of several, has. Waits for one that is running:
 * what runs by then goes on to its end.
 */
export async function unschedule(
  tx: Transaction,
  kind: DueKind,
  subjects: string | readonly string[],
): Promise<void> {
  await removeDue(tx, [subjects].flat(), kind.name);
}

/** Cancels all that is due for a subject, such as a person whose account is erased. */
export async function unscheduleAll(tx: Transaction, subject: string): Promise<void> {
  await removeDue(tx, [subject]);
}
