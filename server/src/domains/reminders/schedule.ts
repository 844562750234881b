import type { GoalId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { scheduleAll, unschedule } from '../../platform/due/due.ts';
import { lockRemindersOf, updatePlanned, updateTiming } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { dueTime, type Planned, plan } from './timing.ts';

export const reminderKind = { name: 'reminder' } as const;

/** Has reminders run when they come next; cancels those that do not come. */
export async function scheduleReminders(
  tx: Transaction,
  rows: readonly (Pick<ReminderRow, 'id'> & Pick<Planned, 'nextAt' | 'snoozedUntil'>)[],
): Promise<void> {
  const due = rows.map((row) => ({ subject: row.id, at: dueTime(row) }));
  const coming = due.flatMap(({ subject, at }) =>
    at === null ? [] : [{ kind: reminderKind, subject, at }],
  );
  const over = due.filter(({ at }) => at === null).map(({ subject }) => subject);
  await scheduleAll(tx, coming);
  if (over.length > 0) await unschedule(tx, reminderKind, over);
}

/** What a goal changes in its reminders. */
type GoalWindow = Partial<Pick<ReminderRow, 'fromDay' | 'untilDay' | 'isActive'>>;

/** Moves the reminders of a goal to its new days, stops them where it has ended, or has them go on. */
export async function setGoalWindow(
  tx: Transaction,
  clock: Clock,
  goalId: GoalId,
  window: GoalWindow,
): Promise<void> {
  await retime(tx, await lockRemindersOf(tx, { goalId }), window, clock.now());
}

/** Moves a person's reminders to their times in another zone. */
export async function moveGoalReminders(
  tx: Transaction,
  { userId, timeZone }: { readonly userId: UserId; readonly timeZone: string },
  now: Date,
): Promise<void> {
  await retime(tx, await lockRemindersOf(tx, { userId }), { timeZone }, now);
}

async function retime(
  tx: Transaction,
  rows: readonly ReminderRow[],
  timing: GoalWindow & Partial<Pick<ReminderRow, 'timeZone'>>,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const planned = rows.map((row) => ({ id: row.id, ...plan({ ...row, ...timing }, now) }));
  await updateTiming(tx, ids, { ...timing, changedAt: now });
  await updatePlanned(tx, planned);
  await scheduleReminders(tx, planned);
}

/** Cancels all that is due of a person's reminders, which end with their account. */
export async function cancelReminders(tx: Transaction, userId: UserId): Promise<void> {
  const rows = await lockRemindersOf(tx, { userId });
  await unschedule(
    tx,
    reminderKind,
    rows.map(({ id }) => id),
  );
}
