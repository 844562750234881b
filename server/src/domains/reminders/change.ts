import { isDeepStrictEqual } from 'node:util';
import type { GoalId } from '@stratum/contract/ids';
import { daysField, daysProblems, type ReminderDraft } from '@stratum/contract/reminder';
import { remindersPerGoal } from '@stratum/contract/reminder-words';
import type { reminderRoutes as routes } from '@stratum/contract/reminders';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { unschedule } from '../../platform/due/due.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { releaseFile } from '../uploads/index.ts';
import type { reminderAsOwner } from './access.ts';
import { claimImage, columnsOf, createReminders } from './create.ts';
import type { Deps, GoalPort, RemindedGoal } from './deps.ts';
import { lockWithGoal } from './lock-with-goal.ts';
import { reminderKind, scheduleReminders } from './schedule.ts';
import { deleteReminders, lockRemindersOf, remindersOfGoal, updateReminder } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { plan } from './timing.ts';
import { timesOf, toReminder } from './to-reminder.ts';

type GoalDoor = { readonly goal: GoalPort['asOwner'] };
type ReminderDoor = { readonly reminder: typeof reminderAsOwner };

/** @throws AppError conflict for a goal that has all that it may have */
export async function addReminder(
  { clock, goals }: Deps,
  { tx, caller, body, open }: Call<typeof routes.addReminder, GoalDoor>,
) {
  const goal = await open.goal(tx, 'no key update');
  const others = await remindersOfGoal(tx, goal.id);
  if (others.length >= remindersPerGoal) throw new AppError('conflict');
  const { goalId: _goal, ...draft } = body;
  const [reminder] = await createReminders(tx, clock, ownerOf(goal, caller), [draft]);
  if (!reminder) throw new Error('one draft makes one reminder');
  const { id: reminderId } = reminder;
  await goals.record(tx, caller, goal.id, {
    change: 'reminder_added',
    reminderId,
    ...timesOf(reminder),
  });
  return reminder;
}

function ownerOf(goal: RemindedGoal, { userId, timeZone }: Caller) {
  return {
    goalId: goal.id,
    userId,
    timeZone,
    fromDay: goal.startDate,
    untilDay: goal.endDate,
    isActive: goal.completedAt === null && goal.archivedAt === null,
  };
}

/** @throws AppError invalid_input where the days do not fit the frequency */
export async function changeReminder(
  { clock, goals }: Deps,
  { tx, caller, body, open }: Call<typeof routes.changeReminder, ReminderDoor>,
) {
  const row = await lockWithGoal(goals, tx, caller, open.reminder);
  const draft = mergeDraft(row, body);
  const now = clock.now();
  const image = await claimImage(tx, clock, row, body);
  if (image !== null && row.image !== null) await releaseFile(tx, clock, row.userId, row.image);
  const changed = {
    ...row,
    ...columnsOf(draft),
    ...(isRetimed(body) && untimed),
    image: image ?? row.image,
  };
  const after = await updateReminder(tx, { ...changed, ...plan(changed, now), changedAt: now });
  await scheduleReminders(tx, [after]);
  const [before, times] = [timesOf(row), timesOf(after)];
  await goals.record(tx, caller, row.goalId, {
    change: 'reminder_fields',
    reminderId: row.id,
    ...times,
    ...(!isDeepStrictEqual(before, times) && { before }),
  });
  return toReminder(after);
}

type Change = Call<typeof routes.changeReminder>['body'];

/** A reminder that is set for another time may come on a day on which it has come at the one before. */
const untimed = {
  nextDay: null,
  nextAt: null,
  snoozedUntil: null,
  handledThrough: null,
  skippedThrough: null,
};

function isRetimed({ frequency, time, weekdays, day }: Change): boolean {
  return [frequency, time, weekdays, day].some((field) => field !== undefined);
}

/** @throws AppError invalid_input */
function mergeDraft(row: ReminderRow, body: Change): ReminderDraft {
  const { frequency = row.frequency, time = row.time, channels = row.channels } = body;
  const needed = daysField[frequency];
  const kept = {
    weekdays: needed === 'weekdays' ? (row.weekdays ?? undefined) : undefined,
    day: needed === 'day' ? (row.day ?? undefined) : undefined,
  };
  const { weekdays = kept.weekdays, day = kept.day } = body;
  const draft = { frequency, time, weekdays, day, channels };
  const problems = daysProblems(draft);
  if (problems.size === 0) return draft;
  const fields = new Map([...problems].map(([field, key]) => [field, { key }] as const));
  throw new AppError('invalid_input', { fields });
}

export async function removeReminder(
  { clock, goals }: Deps,
  { tx, caller, open }: Call<typeof routes.removeReminder, ReminderDoor>,
) {
  const row = await lockWithGoal(goals, tx, caller, open.reminder);
  await dropReminders(tx, clock, [row]);
  const event = { change: 'reminder_removed', reminderId: row.id, ...timesOf(row) } as const;
  await goals.record(tx, caller, row.goalId, event);
  return { id: row.id };
}

/** Deletes all reminders of a goal, with their pictures and what is due of them. */
export async function removeReminders(
  tx: Transaction,
  clock: Clock,
  goalId: GoalId,
): Promise<void> {
  await dropReminders(tx, clock, await lockRemindersOf(tx, { goalId }));
}

async function dropReminders(
  tx: Transaction,
  clock: Clock,
  rows: readonly ReminderRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await unschedule(tx, reminderKind, ids);
  await deleteReminders(tx, ids);
  for (const { userId, image } of rows) {
    if (image !== null) await releaseFile(tx, clock, userId, image);
  }
}

export async function deleteImage(
  { clock, goals }: Deps,
  { tx, caller, open }: Call<typeof routes.reminderImageDelete, ReminderDoor>,
) {
  const row = await lockWithGoal(goals, tx, caller, open.reminder);
  if (row.image === null) return toReminder(row);
  const after = await updateReminder(tx, { ...row, image: null });
  await releaseFile(tx, clock, row.userId, row.image);
  const event = { change: 'reminder_fields', reminderId: row.id, ...timesOf(row) } as const;
  await goals.record(tx, caller, row.goalId, event);
  return toReminder(after);
}
