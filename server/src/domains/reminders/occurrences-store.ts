import type { ReminderId, UserId } from '@stratum/contract/ids';
import { snoozes } from '@stratum/contract/reminder-words';
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type OccurrenceRow, type ReminderRow, reminderOccurrences, reminders } from './tables.ts';

export async function insertOccurrences(
  tx: Transaction,
  rows: readonly (typeof reminderOccurrences.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  // One parameter: a query builder takes longer over many rows than the database does.
  await tx.execute(sql`
    INSERT INTO reminder_occurrences (reminder_id, due_at, outcome)
    SELECT "reminderId", "dueAt", outcome
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given ("reminderId" uuid, "dueAt" timestamptz, outcome text)
    ON CONFLICT DO NOTHING`);
}

/** Answers an occurrence that has been told. @returns false where it has an answer, or is gone */
export async function answerOccurrence(
  tx: Transaction,
  { reminderId, dueAt }: Pick<OccurrenceRow, 'reminderId' | 'dueAt'>,
  answer: NonNullable<OccurrenceRow['answer']>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(reminderOccurrences)
    .set({ answer })
    .where(
      and(
        eq(reminderOccurrences.reminderId, reminderId),
        eq(reminderOccurrences.dueAt, dueAt),
        isNull(reminderOccurrences.answer),
      ),
    );
  return rowCount === 1;
}

/** What an occurrence was answered with; null where it waits, or is gone. */
export async function findAnswer(
  tx: Queryable,
  { reminderId, dueAt }: Pick<OccurrenceRow, 'reminderId' | 'dueAt'>,
): Promise<OccurrenceRow['answer']> {
  const [found] = await tx
    .select({ answer: reminderOccurrences.answer })
    .from(reminderOccurrences)
    .where(
      and(eq(reminderOccurrences.reminderId, reminderId), eq(reminderOccurrences.dueAt, dueAt)),
    );
  return found?.answer ?? null;
}

/** Takes an answer back. @returns false where there is none */
export async function reopenOccurrence(
  tx: Transaction,
  { reminderId, dueAt }: Pick<OccurrenceRow, 'reminderId' | 'dueAt'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(reminderOccurrences)
    .set({ answer: null })
    .where(
      and(
        eq(reminderOccurrences.reminderId, reminderId),
        eq(reminderOccurrences.dueAt, dueAt),
        isNotNull(reminderOccurrences.answer),
      ),
    );
  return rowCount === 1;
}

/** Has the newest that was told be without an answer again, where it was put off. */
export async function reopenSnoozed(tx: Transaction, reminderId: ReminderId): Promise<void> {
  const { dueAt, answer } = reminderOccurrences;
  const newest = tx
    .select({ dueAt: sql`max(${dueAt})` })
    .from(reminderOccurrences)
    .where(
      and(eq(reminderOccurrences.reminderId, reminderId), eq(reminderOccurrences.outcome, 'fired')),
    );
  await tx
    .update(reminderOccurrences)
    .set({ answer: null })
    .where(
      and(
        eq(reminderOccurrences.reminderId, reminderId),
        eq(dueAt, newest),
        inArray(answer, [...snoozes]),
      ),
    );
}

/** The newest that was told of each reminder since an instant, where it waits for an answer. */
export async function listUnanswered(
  tx: Queryable,
  userId: UserId,
  since: Date,
): Promise<{ readonly row: ReminderRow; readonly dueAt: Date }[]> {
  const told = tx
    .selectDistinctOn([reminderOccurrences.reminderId], {
      reminderId: reminderOccurrences.reminderId,
      dueAt: reminderOccurrences.dueAt,
      answer: reminderOccurrences.answer,
    })
    .from(reminderOccurrences)
    .innerJoin(reminders, eq(reminders.id, reminderOccurrences.reminderId))
    .where(
      and(
        eq(reminders.userId, userId),
        eq(reminders.isActive, true),
        eq(reminders.paused, false),
        isNull(reminders.snoozedUntil),
        eq(reminderOccurrences.outcome, 'fired'),
        gt(reminderOccurrences.dueAt, since),
      ),
    )
    .orderBy(reminderOccurrences.reminderId, desc(reminderOccurrences.dueAt))
    .as('told');
  return tx
    .select({ row: reminders, dueAt: told.dueAt })
    .from(told)
    .innerJoin(reminders, eq(reminders.id, told.reminderId))
    .where(isNull(told.answer))
    .orderBy(desc(told.dueAt), reminders.id)
    .limit(mostDue);
}

/** So many ask for an answer at once. */
const mostDue = 50;

/** What became of them, the newest first. */
export function everyOccurrence(tx: Queryable, userId: UserId): AsyncGenerator<OccurrenceRow> {
  const { reminderId, dueAt, outcome, answer } = reminderOccurrences;
  return everyRow((last: OccurrenceRow | undefined, limit) =>
    tx
      .select({ reminderId, dueAt, outcome, answer })
      .from(reminderOccurrences)
      .innerJoin(reminders, eq(reminders.id, reminderId))
      .where(and(eq(reminders.userId, userId), last && isBefore(last)))
      .orderBy(desc(dueAt), desc(reminderId))
      .limit(limit),
  );
}

function isBefore(last: OccurrenceRow) {
  const { reminderId, dueAt } = reminderOccurrences;
  return sql`(${dueAt}, ${reminderId}) < (${sql.param(last.dueAt, dueAt)}, ${last.reminderId})`;
}
