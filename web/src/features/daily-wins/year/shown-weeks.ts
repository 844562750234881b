import { addDays, isoWeekSpan, type Span } from '@stratum/contract/plain-days';

/** Three weeks before the one of the day. */
const daysBefore = 21;

/** The four ISO weeks up to the one of a day. */
export function fourWeeksTo(date: string): Span {
  const { from, to } = isoWeekSpan(date);
  return { from: addDays(from, -daysBefore), to };
}

/** The last four weeks as long as the chosen day is one of theirs, otherwise those up to its own. */
export function shownWeeks(chosen: string, today: string): Span {
  const lastFour = fourWeeksTo(today);
  return chosen >= lastFour.from ? lastFour : fourWeeksTo(chosen);
}
