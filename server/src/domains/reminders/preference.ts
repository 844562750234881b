import type { UserId } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import { addDays } from '@stratum/contract/plain-days';
import { nextOccurrence } from '@stratum/contract/recurrence';
import type { Snooze } from '@stratum/contract/reminder-words';
import type { reminderRoutes as routes } from '@stratum/contract/reminders';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { reminderAsOwner } from './access.ts';
import type { Deps } from './deps.ts';
import { lockWithGoal } from './lock-with-goal.ts';
import { reopenSnoozed } from './occurrences-store.ts';
import { scheduleReminders } from './schedule.ts';
import { updateReminder } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { plan } from './timing.ts';
import { timesOf, toReminder } from './to-reminder.ts';

type ReminderDoor = { readonly reminder: typeof reminderAsOwner };
type Preference = Call<typeof routes.reminderPreference>['body'];

/** @throws AppError conflict where a reminder that does not come is to be put off */
export async function changePreference(
  { clock, goals }: Deps,
  { tx, caller, body, open }: Call<typeof routes.reminderPreference, ReminderDoor>,
) {
  const row = await lockWithGoal(goals, tx, caller, open.reminder);
  const { paused = row.paused, channels = row.channels, snooze } = body;
  const chosen = { ...row, ...skippedBy(row, body), paused, channels };
  const now = clock.now();
  const changed = snooze ? snoozed(chosen, snooze, caller.dayStartHour, now) : chosen;
  if (snooze === null && row.snoozedUntil !== null) {
    changed.snoozedUntil = null;
    await reopenSnoozed(tx, row.id);
  }
  const saved = await saveReminder(tx, changed, now);
  if (paused !== row.paused) {
    const event = {
      change: 'reminder_paused',
      reminderId: row.id,
      ...timesOf(row),
      paused,
    } as const;
    await goals.record(tx, caller, row.goalId, event);
  }
  return toReminder(saved);
}

/** Keeps a changed row, has it run when it comes next, and tells its person's other tabs. */
export async function saveReminder(
  tx: Transaction,
  changed: ReminderRow,
  now: Date,
): Promise<ReminderRow> {
  const row = await updateReminder(tx, { ...changed, ...plan(changed, now), changedAt: now });
  await scheduleReminders(tx, [row]);
  remindersChanged(tx, row.userId);
  return row;
}

function remindersChanged(tx: Transaction, userId: UserId): void {
  tx.afterCommit({ to: userId, event: { type: 'reminders_changed' } });
}

/** What is left out of what comes next: the repeat that it was put off to, or the occurrence. */
function skippedBy(row: ReminderRow, { skipNext }: Preference): Partial<ReminderRow> {
  if (skipNext === undefined) return {};
  const replanned = { nextDay: null, nextAt: null, snoozedUntil: null };
  if (!skipNext) return { ...replanned, snoozedUntil: row.snoozedUntil, skippedThrough: null };
  const { nextAt, nextDay, snoozedUntil } = row;
  const isRepeat = snoozedUntil !== null && (nextAt === null || nextAt > snoozedUntil);
  return isRepeat ? { snoozedUntil: null } : { ...replanned, skippedThrough: nextDay };
}

/**
 * A reminder that comes once more, in place of what would come by then.
 * @throws AppError conflict for one that is paused, or whose goal has ended
 */
export function snoozed(
  row: ReminderRow,
  snooze: Snooze,
  dayStartHour: number,
  now: Date,
): ReminderRow {
  if (row.paused || !row.isActive) throw new AppError('conflict');
  return { ...row, snoozedUntil: snoozeEnd(row, snooze, dayStartHour, now) };
}

function snoozeEnd(
  { time, timeZone }: ReminderRow,
  snooze: Snooze,
  dayStartHour: number,
  now: Date,
): Date {
  if (snooze === '10m') return after(now, 10 * 60);
  if (snooze === '1h') return after(now, 60 * 60);
  const tomorrow = addDays(localDate(now, timeZone, dayStartHour), 1);
  return nextOccurrence({ time }, timeZone, now, tomorrow).at;
}
