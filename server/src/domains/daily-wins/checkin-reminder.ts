import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import { nextLocalInstant } from '@stratum/contract/recurrence';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule, unschedule } from '../../platform/due/due.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Person, userById } from '../accounts/index.ts';
import { markDone, notify, silence } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { frozenReason } from './frozen-days.ts';
import { loadRecord } from './record.ts';
import { deleteReminderTime, reminderTime, setReminderTime } from './reminder-store.ts';

const kind = { name: 'checkin_reminder' } as const;

export async function changeReminder(deps: Deps, call: Call<typeof routes.putDailyWinReminder>) {
  const { tx, caller, body } = call;
  const { time } = body;
  if (time === null) {
    await deleteReminderTime(tx, caller.userId);
    await unschedule(tx, kind, caller.userId);
  } else {
    await setReminderTime(tx, caller.userId, time);
    await scheduleReminder(tx, { ...caller, time }, deps.clock.now());
  }
  return { time };
}

interface Reminded {
  readonly userId: UserId;
  readonly timeZone: string;
  readonly time: string;
}

async function scheduleReminder(tx: Transaction, reminded: Reminded, now: Date): Promise<void> {
  const { userId: subject, timeZone, time } = reminded;
  await schedule(tx, { kind, subject, at: nextLocalInstant({ time }, timeZone, now) });
}

/** Moves the reminder, where there is one, to its time in another zone. */
export async function moveReminder(
  tx: Transaction,
  person: { readonly userId: UserId; readonly timeZone: string },
  now: Date,
): Promise<void> {
  const time = await reminderTime(tx, person.userId);
  if (time !== null) await scheduleReminder(tx, { ...person, time }, now);
}

/** Reminds of the check-in, unless the day has one, and schedules the next reminder. */
export function checkinReminderDue({ clock }: Pick<Deps, 'clock'>): Due {
  return defineDue(kind, async ({ subject, dueAt }, tx) => {
    const userId = userIdSchema.parse(subject);
    const person = await userById(tx, userId);
    const time = await reminderTime(tx, userId);
    if (!person || time === null) return;
    const now = clock.now();
    await scheduleReminder(tx, { userId, timeZone: person.timeZone, time }, now);
    const date = dayOf(person, now);
    // Of a day that is over, where no server ran at its time.
    if (dayOf(person, dueAt) !== date || person.deletionDueAt !== null) return;
    await remind(tx, userId, date, now);
  });
}

async function remind(tx: Transaction, userId: UserId, date: string, now: Date): Promise<void> {
  const record = await loadRecord(tx, userId);
  const day = record.days.find((recorded) => recorded.date === date);
  const reason = frozenReason(record, date, day);
  if (reason !== null) return silence(tx, userId, { kind: kind.name, cause: date, reason }, now);
  if (day?.posted) return;
  await notify(tx, userId, { kind: kind.name, data: { date }, cause: date }, now);
}

/** Ends what was said of a day that waited for its check-in: it has one, or does without. */
export function endReminders(
  tx: Transaction,
  userId: UserId,
  date: string,
  now: Date,
): Promise<void> {
  return markDone(tx, userId, { kinds: [kind.name, 'streak_at_risk'], cause: date }, now);
}

function dayOf({ timeZone, dayStartHour }: Person, instant: Date): string {
  return localDate(instant, timeZone, dayStartHour);
}
