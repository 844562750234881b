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

/** A kind with what it does. */
export interface Due {
  readonly kind: DueKind;
  readonly run: DueHandler;
}

export function defineDue(kind: DueKind, run: DueHandler): Due {
  return { kind, run };
}

interface Scheduled {
  readonly kind: DueKind;
  readonly subject: string;
  /** Default: the subject has one turn at a time. */
  readonly occurrence?: string;
  readonly at: Date;
}

/** Has a kind run at an instant, once the transaction commits. The same occurrence again moves it. */
export async function schedule(
  tx: Transaction,
  { kind, subject, occurrence = '', at }: Scheduled,
): Promise<void> {
  await putDue(tx, { kind: kind.name, subject, occurrence, dueAt: at });
}

/**
 * Cancels all turns of a kind that a subject has. Waits for one that is running: what runs by then
 * goes on to its end.
 */
export async function unschedule(tx: Transaction, kind: DueKind, subject: string): Promise<void> {
  await removeDue(tx, subject, kind.name);
}

/** Cancels all that is due for a subject, such as a person whose account is erased. */
export async function unscheduleAll(tx: Transaction, subject: string): Promise<void> {
  await removeDue(tx, subject);
}
