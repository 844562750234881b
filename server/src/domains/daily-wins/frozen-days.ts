import type { FrozenReason, SkipReason } from '@stratum/contract/habits';
import { type Span, type Weekday, weekdayOf } from '@stratum/contract/plain-days';

/** What figures need of a day that has a row. */
export interface RecordedDay {
  readonly date: string;
  readonly points: number;
  /** Five noes are a post. */
  readonly posted: boolean;
  readonly skipped: SkipReason | null;
}

/** Weekdays of rest from a day on, until the next ones. */
export interface RestWeekdays {
  readonly from: string;
  readonly weekdays: readonly Weekday[];
}

/** Everything that a person's figures are made from; each list in the order of its days. */
export interface WinRecord {
  readonly days: readonly RecordedDay[];
  readonly pauses: readonly Span[];
  readonly restWeekdays: readonly RestWeekdays[];
}

/**
 * Why figures leave a day out; null where they do not. A rest weekday is left out whatever was
 * posted, a paused day unless it has a yes.
 */
export function frozenReason(
  { pauses, restWeekdays }: Omit<WinRecord, 'days'>,
  date: string,
  day: RecordedDay | undefined,
): FrozenReason | null {
  if (day?.skipped) return day.skipped;
  const rest = restWeekdays.findLast(({ from }) => from <= date);
  if (rest?.weekdays.includes(weekdayOf(date))) return 'rest_weekday';
  const isPaused = pauses.some(({ from, to }) => from <= date && date <= to);
  return isPaused && !day?.points ? 'pause' : null;
}
