import { streakAtRisk } from '@stratum/contract/habits';
import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import { nextLocalInstant } from '@stratum/contract/recurrence';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule } from '../../platform/due/due.ts';
import { userById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { frozenReason, type WinRecord } from './frozen-days.ts';
import { loadRecord } from './record.ts';

const kind = { name: 'streak_check' } as const;

/** Has the streak looked at in the evening, by the person's clocks: from a post on, while it lasts. */
export async function scheduleStreakCheck(
  tx: Transaction,
  { userId: subject, timeZone }: { readonly userId: UserId; readonly timeZone: string },
  now: Date,
): Promise<void> {
  const at = nextLocalInstant({ time: streakAtRisk.time }, timeZone, now);
  await schedule(tx, { kind, subject, at });
}

/** Warns where a streak ends with the day unless something is posted. */
export function streakCheckDue({ clock }: Deps): Due {
  return defineDue(kind, async ({ subject, dueAt }, tx) => {
    const userId = userIdSchema.parse(subject);
    const person = await userById(tx, userId);
    if (!person) return;
    const { timeZone, dayStartHour, deletionDueAt } = person;
    const now = clock.now();
    const date = localDate(now, timeZone, dayStartHour);
    const record = await loadRecord(tx, userId);
    const { streak } = figuresOf(record, date).figures;
    if (streak === 0) return;
    await scheduleStreakCheck(tx, { userId, timeZone }, now);
    const isLate = localDate(dueAt, timeZone, dayStartHour) !== date;
    if (streak < streakAtRisk.days || isLate || deletionDueAt !== null) return;
    if (!isOpen(record, date)) return;
    await notify(tx, userId, { kind: 'streak_at_risk', data: { date, streak }, cause: date }, now);
  });
}

/** Whether a day still waits for its check-in, and counts. */
function isOpen(record: WinRecord, date: string): boolean {
  const day = record.days.find((recorded) => recorded.date === date);
  return !day?.posted && frozenReason(record, date, day) === null;
}
