import { addMonths } from './months.ts';

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

const twoDigits = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));

/** All days from one to another, both included; month by month, which formats no date for each. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.max(0, monthNumber(to) - monthNumber(from) + 1);
  const months = Array.from({ length: count }, (_, index) => addMonths(from.slice(0, 7), index));
  return months
    .flatMap((month) => {
      const length = dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(`${month}-01`);
      return twoDigits.slice(0, length).map((digits) => `${month}-${digits}`);
    })
    .filter((day) => day >= from && day <= to);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
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

/** Its days, from Monday to Sunday. */
export function daysOfIsoWeek(isoWeek: string): Span {
  const [year = '', number = ''] = isoWeek.split('-W');
  // January 4 is always in the first week.
  return isoWeekSpan(addDays(isoWeekSpan(`${year}-01-04`).from, 7 * (Number(number) - 1)));
}

/** The ISO week `count` weeks after another; before it when `count` is negative. */
export function addIsoWeeks(isoWeek: string, count: number): string {
  return isoWeekOf(addDays(daysOfIsoWeek(isoWeek).from, 7 * count));
}

function weekSince(day: string, daysBefore: number): Span {
  const from = addDays(day, -daysBefore);
  return { from, to: addDays(from, 6) };
}
