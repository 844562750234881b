import type { GoalId, ReminderId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Cursor, everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { type ReminderRow, reminders } from './tables.ts';
import type { Planned } from './timing.ts';

export async function insertReminders(tx: Transaction, rows: readonly ReminderRow[]) {
  if (rows.length > 0) await tx.insert(reminders).values([...rows]);
}

export async function findOwnReminder(
  tx: Queryable,
  userId: UserId,
  id: ReminderId,
  lock?: RowLock,
): Promise<ReminderRow | undefined> {
  const found = tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id)));
  const [row] = await (lock ? found.for(lock) : found);
  return row;
}

export async function findReminder(
  tx: Queryable,
  id: ReminderId,
): Promise<ReminderRow | undefined> {
  const [row] = await tx.select().from(reminders).where(eq(reminders.id, id));
  return row;
}

/** Row locks; those that have been deleted are left out. */
export async function lockReminders(
  tx: Transaction,
  ids: readonly ReminderId[],
): Promise<ReminderRow[]> {
  return tx.select().from(reminders).where(isAnyOf(reminders.id, ids)).for('no key update');
}

export async function lockRemindersOf(
  tx: Transaction,
  of: { readonly goalId: GoalId } | { readonly userId: UserId },
): Promise<ReminderRow[]> {
  const isOf = 'goalId' in of ? eq(reminders.goalId, of.goalId) : eq(reminders.userId, of.userId);
  return tx.select().from(reminders).where(isOf).orderBy(asc(reminders.id)).for('no key update');
}

/** In the order in which they were made. */
export async function remindersOfGoal(tx: Queryable, goalId: GoalId): Promise<ReminderRow[]> {
  return tx.select().from(reminders).where(eq(reminders.goalId, goalId)).orderBy(asc(reminders.id));
}

/** Of several goals, those of each in the order in which they were made. */
export async function remindersOfGoals(
  tx: Queryable,
  goalIds: readonly GoalId[],
): Promise<ReminderRow[]> {
  if (goalIds.length === 0) return [];
  return tx
    .select()
    .from(reminders)
    .where(inArray(reminders.goalId, [...goalIds]))
    .orderBy(asc(reminders.goalId), asc(reminders.id));
}

/** What has no next time comes last in a list. */
const never = new Date('5000-01-01T00:00:00Z');

/** When a reminder comes next, as lists are ordered by. */
export function placeOf({ snoozedUntil, nextAt, id }: ReminderRow): Cursor {
  return { time: snoozedUntil ?? nextAt ?? never, id };
}

/** A person's, the one that comes next first. */
export async function listReminders(
  tx: Queryable,
  userId: UserId,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<ReminderRow[]> {
  const place = sql`coalesce(${reminders.snoozedUntil}, ${reminders.nextAt}, ${never.toISOString()}::timestamptz)`;
  const follows =
    after &&
    sql`(${place}, ${reminders.id}) > (${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), follows ?? undefined))
    .orderBy(place, asc(reminders.id))
    .limit(limit);
}

/** Writes a row that is locked. */
export async function updateReminder(
  tx: Transaction,
  { id, ...columns }: ReminderRow,
): Promise<ReminderRow> {
  await tx.update(reminders).set(columns).where(eq(reminders.id, id));
  return { id, ...columns };
}

/** Keeps what follows from the timing of several, in one statement. */
export async function updatePlanned(
  tx: Transaction,
  rows: readonly (Planned & Pick<ReminderRow, 'id'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE reminders SET next_day = "nextDay", next_at = "nextAt", snoozed_until = "snoozedUntil",
      handled_through = "handledThrough", skipped_through = "skippedThrough"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS planned (id uuid, "nextDay" date,
      "nextAt" timestamptz, "snoozedUntil" timestamptz, "handledThrough" date, "skippedThrough" date)
    WHERE reminders.id = planned.id`);
}

/** The same of all that belong to a goal or a person, whose rows are locked. */
export async function updateTiming(
  tx: Transaction,
  ids: readonly ReminderId[],
  timing: Partial<
    Pick<ReminderRow, 'timeZone' | 'fromDay' | 'untilDay' | 'isActive' | 'changedAt'>
  >,
): Promise<void> {
  await tx
    .update(reminders)
    .set(timing)
    .where(inArray(reminders.id, [...ids]));
}

export async function deleteReminders(tx: Transaction, ids: readonly ReminderId[]): Promise<void> {
  await tx.delete(reminders).where(inArray(reminders.id, [...ids]));
}

/** All of a person's, in the order in which they were made. */
export function everyReminderOf(tx: Queryable, userId: UserId): AsyncGenerator<ReminderRow> {
  return everyRow((last: ReminderRow | undefined, limit) =>
    tx
      .select()
      .from(reminders)
      .where(and(eq(reminders.userId, userId), last && gt(reminders.id, last.id)))
      .orderBy(asc(reminders.id))
      .limit(limit),
  );
}

/** The reminders of a person that come next, by when and how; nothing of what they say. */
export function remindersToCome(tx: Queryable, userId: UserId, limit: number) {
  const { id, nextAt, channels, isActive, paused } = reminders;
  const comes = and(eq(reminders.userId, userId), isActive, eq(paused, false), isNotNull(nextAt));
  return tx
    .select({ id, nextAt, channels })
    .from(reminders)
    .where(comes)
    .orderBy(asc(nextAt))
    .limit(limit);
}
