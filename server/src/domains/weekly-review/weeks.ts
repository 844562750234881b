import { addIsoWeeks } from '@stratum/contract/plain-days';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import { AppError } from '../../platform/http/app-error.ts';
import { lastReviewedWeek, reviewedWeek } from './moment.ts';
import { type Reviewer, weeksShown } from './review.ts';

/** The week that is asked for, those that can be read back, and since when they go. */
export function weeksFor(
  { timeZone, time }: Pick<Reviewer, 'timeZone'> & { readonly time: ReviewTime },
  now: Date,
  week: string | undefined,
) {
  const last = lastReviewedWeek(time, timeZone, now);
  const asked = week === undefined ? last : reviewedWeek(week, time, timeZone);
  if (asked.since > now) {
    throw new AppError('invalid_input', { fields: new Map([['week', { key: 'choice' }]]) });
  }
  const recent = Array.from({ length: weeksShown }, (_, back) =>
    reviewedWeek(addIsoWeeks(last.week, -back), time, timeZone),
  );
  return { asked, recent, openSince: earliest([asked, ...recent].map(({ since }) => since)) };
}

export type Weeks = ReturnType<typeof weeksFor>;

export function weekNames({ asked, recent }: Weeks): string[] {
  return [asked, ...recent].map(({ week }) => week);
}

export function earliest(instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}
