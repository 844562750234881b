import type { GoalId, MilestoneId, UserId } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import { localInstant } from '@stratum/contract/recurrence';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Transaction } from '../../platform/database.ts';
import { schedule, unschedule } from '../../platform/due/due.ts';
import { datesAhead } from './dates-store.ts';

/** One turn a person: the next of their goals' dates that they are told of. */
export const datesKind = { name: 'goal_dates' } as const;

/** Times of the person's clocks. */
export const dateTimes = {
  /** Of the day on which a milestone is due. */
  onTheDay: '09:00',
  /** Of the day before; of the last day of a goal. */
  evening: '18:00',
} as const;

interface Told {
  readonly userId: UserId;
  readonly timeZone: string;
}

/** Has a person told of the next date of their goals; cancels what is scheduled where there is none. */
export async function scheduleGoalDates(tx: Transaction, told: Told, now: Date): Promise<void> {
  const { userId: subject, timeZone } = told;
  const { dues, ends } = await datesAhead(tx, subject, dayAt(now, timeZone));
  const { onTheDay, evening } = dateTimes;
  const next = [
    ...dues.map((day) => localInstant(addDays(day, -1), evening, timeZone)),
    ...dues.map((day) => localInstant(day, onTheDay, timeZone)),
    ...ends.map((day) => localInstant(day, evening, timeZone)),
  ]
    .filter((instant) => instant > now)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
  if (next) await schedule(tx, { kind: datesKind, subject, at: next });
  else await unschedule(tx, datesKind, subject);
}

/** Causes of what is said of a due date: the evening before, and on the day. */
export function dueCauses(milestoneId: MilestoneId, dueDate: string) {
  return [`${milestoneId}:${dueDate}:evening`, `${milestoneId}:${dueDate}`] as const;
}

export function endCause(goalId: GoalId, endDate: string): string {
  return `${goalId}:${endDate}`;
}
