import {
  addDays,
  addIsoWeeks,
  daysBetween,
  daysOfIsoWeek,
  isoWeekOf,
  weekdayOf,
} from '@stratum/contract/plain-days';
import { localInstant, nextLocalInstant } from '@stratum/contract/recurrence';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import { dayAt } from '@stratum/contract/zoned-time';

/** Where a person has chosen none. */
export const defaultReviewTime: ReviewTime = { weekday: 'Sunday', time: '18:00' };

/** The seven days up to the moment of a review, and the instants between which it lies. */
export interface ReviewedWeek {
  /** The ISO week that its last day is in. */
  readonly week: string;
  readonly from: string;
  readonly to: string;
  readonly since: Date;
  readonly until: Date;
}

export function reviewedWeek(week: string, time: ReviewTime, timeZone: string): ReviewedWeek {
  const { from: monday, to: sunday } = daysOfIsoWeek(week);
  const days = daysBetween(monday, sunday);
  const to = days.find((day) => weekdayOf(day) === time.weekday) ?? sunday;
  const instantOf = (day: string) => localInstant(day, time.time, timeZone);
  return {
    week,
    from: addDays(to, -6),
    to,
    since: instantOf(addDays(to, -7)),
    until: instantOf(to),
  };
}

/** The last week whose review has come by an instant. */
export function lastReviewedWeek(time: ReviewTime, timeZone: string, now: Date): ReviewedWeek {
  const running = reviewedWeek(isoWeekOf(dayAt(now, timeZone)), time, timeZone);
  if (running.until <= now) return running;
  return reviewedWeek(addIsoWeeks(running.week, -1), time, timeZone);
}

/** When the next review comes. */
export function nextReview({ weekday, time }: ReviewTime, timeZone: string, after: Date): Date {
  return nextLocalInstant({ weekdays: [weekday], time }, timeZone, after);
}
