import type { GoalId, ReminderId } from '@stratum/contract/ids';
import type { ReminderAnswer } from '@stratum/contract/reminder-words';
import type { reminderRoutes as routes } from '@stratum/contract/reminders';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { markDone } from '../notifications/index.ts';
import type { reminderAsOwner } from './access.ts';
import type { Deps, NamedStep } from './deps.ts';
import { answerOccurrence, findAnswer, reopenOccurrence } from './occurrences-store.ts';
import { saveReminder, snoozed } from './preference.ts';
import { lockReminders } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { toReminder } from './to-reminder.ts';

/** What a notification of an occurrence is told of once. */
export function causeOf(id: ReminderId, dueAt: Date): string {
  return `${id} ${dueAt.toISOString()}`;
}

type Person = Pick<Caller, 'userId' | 'timeZone' | 'dayStartHour'>;

/** A reminder that has come, and what is said to it; null takes back what was said. */
interface Answered {
  readonly id: ReminderId;
  readonly goalId: GoalId;
  readonly dueAt: Date;
  readonly answer: ReminderAnswer | null;
  /** The one that is done with it. */
  readonly step: NamedStep | null;
}

/**
 * Answers a reminder on its page.
 * @throws AppError conflict where it has an answer (or none to take back), or cannot be put off any more
 */
export async function answerReminder(
  deps: Deps,
  {
    tx,
    caller,
    body,
    open,
  }: Call<typeof routes.answerReminder, { reminder: typeof reminderAsOwner }>,
) {
  const { id, goalId } = await open.reminder(tx);
  const { answer, milestoneId, microGoalId = null } = body;
  const step = milestoneId ? { milestoneId, microGoalId } : null;
  const answered = { id, goalId, dueAt: new Date(body.dueAt), answer, step };
  const row = await giveAnswer(deps, tx, caller, answered);
  if (!row) throw new AppError('conflict');
  return toReminder(row);
}

/**
 * An occurrence takes one answer. Done ticks the step, putting it off has it come again.
 * @returns the reminder; null where there is no such occurrence without an answer
 * @throws AppError conflict where it cannot be put off
 */
export async function giveAnswer(
  { clock, goals }: Deps,
  tx: Transaction,
  person: Person,
  { id, goalId, dueAt, answer, step }: Answered,
): Promise<ReminderRow | null> {
  const now = clock.now();
  const occurrence = { reminderId: id, dueAt };
  const before = answer === null ? await findAnswer(tx, occurrence) : null;
  // The goal is locked before its reminder, as by all that change it.
  if (step && (answer === 'done' || before === 'done')) {
    const status = answer === 'done' ? 'Completed' : 'InComplete';
    await goals.setStep(tx, person, { goalId, ...step, status });
  }
  const [row] = await lockReminders(tx, [id]);
  const isTaken =
    answer === null
      ? await reopenOccurrence(tx, occurrence)
      : await answerOccurrence(tx, occurrence, answer);
  if (!row || !isTaken) return null;
  const kinds = ['reminder_due'] as const;
  if (answer !== null) await markDone(tx, row.userId, { kinds, cause: causeOf(id, dueAt) }, now);
  return saveReminder(tx, afterAnswer(row, answer, person, now), now);
}

function afterAnswer(
  row: ReminderRow,
  answer: ReminderAnswer | null,
  { dayStartHour }: Person,
  now: Date,
): ReminderRow {
  if (answer === 'done' || answer === 'skip') return row;
  if (answer === null) return { ...row, snoozedUntil: null };
  return snoozed(row, answer, dayStartHour, now);
}
