// Days as texts `YYYY-MM-DD`, without a time zone. By UTC, whose days all have 24 hours: browsers
// without Temporal compute with them too.

const dayLength = 86_400_000;

/** As `Date.getUTCDay` numbers them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(day) / dayLength;
}

export function dayOfNumber(number: number): string {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

/** The day `count` days after another; before it when `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayOfNumber(dayNumber(day) + count);
}

/** All days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const first = dayNumber(from);
  const count = Math.max(0, dayNumber(to) - first + 1);
  return Array.from({ length: count }, (_, index) => dayOfNumber(first + index));
}

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(day).getUTCDay()] ?? 'Sunday';
}

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The week of a day, from Sunday to Saturday. */
export function weekOf(day: string): Span {
  return weekSince(day, new Date(day).getUTCDay());
}

/** The ISO week of a day, from Monday to Sunday. */
export function isoWeekSpan(day: string): Span {
  return weekSince(day, (new Date(day).getUTCDay() + 6) % 7);
}

/** The ISO 8601 week of a day, such as `2026-W47`: it belongs to the year that its Thursday is in. */
export function isoWeekOf(day: string): string {
  const thursday = addDays(isoWeekSpan(day).from, 3);
  const year = thursday.slice(0, 4);
  const number = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

function weekSince(day: string, daysBefore: number): Span {
  const from = addDays(day, -daysBefore);
  return { from, to: addDays(from, 6) };
}
