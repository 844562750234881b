import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { addMonths } from '@stratum/contract/months';
import { nextLocalInstant } from '@stratum/contract/recurrence';
import { monthAt } from '@stratum/contract/zoned-time';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule, unschedule } from '../../platform/due/due.ts';
import { userById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { newestAttemptMonth } from './store.ts';

const kind = { name: 'new_assessment_month' } as const;
/** By the person's clocks. */
const beginning = { day: 1, time: '09:00' } as const;
/** Whoever has taken nothing for so long is not asked any more, until they take one again. */
const longestAbsence = 3;
/** Where no server ran as the month began, milliseconds. */
const latest = 3 * 24 * 60 * 60 * 1000;

/** Has a person told as their next month begins. */
export async function scheduleNewMonth(
  tx: Transaction,
  { userId: subject, timeZone }: { readonly userId: UserId; readonly timeZone: string },
  now: Date,
): Promise<void> {
  await schedule(tx, { kind, subject, at: nextLocalInstant(beginning, timeZone, now) });
}

/** Takes the notice away from somebody whose results are gone. */
export async function cancelNewMonth(tx: Transaction, subject: UserId): Promise<void> {
  await unschedule(tx, kind, subject);
}

/**
 * Moves the notice to its time in another zone: at once where that is over there and was to come in
 * the zone that is left.
 */
export async function moveNewMonth(
  tx: Transaction,
  { userId: subject, timeZone, zoneBefore }: Moved,
  now: Date,
): Promise<void> {
  const before = nextLocalInstant(beginning, zoneBefore, now);
  const next = nextLocalInstant(beginning, timeZone, now);
  const isPassed = monthAt(before, zoneBefore) < monthAt(next, timeZone);
  await schedule(tx, { kind, subject, at: isPassed ? now : next });
}

interface Moved {
  readonly userId: UserId;
  readonly timeZone: string;
  readonly zoneBefore: string;
}

/** Tells of a month that nothing has been assessed in yet. */
export function newMonthDue({ clock }: Pick<Deps, 'clock'>): Due {
  return defineDue(kind, async ({ subject, dueAt }, tx) => {
    const userId = userIdSchema.parse(subject);
    const person = await userById(tx, userId);
    const newest = await newestAttemptMonth(tx, userId);
    if (!person || newest === null) return;
    const { timeZone, deletionDueAt } = person;
    const now = clock.now();
    const month = monthAt(now, timeZone);
    if (newest < addMonths(month, -longestAbsence)) return;
    await scheduleNewMonth(tx, { userId, timeZone }, now);
    const isLate = now.getTime() - dueAt.getTime() > latest;
    if (newest >= month || isLate || deletionDueAt !== null) return;
    await notify(tx, userId, { kind: kind.name, data: { month }, cause: month }, now);
  });
}
