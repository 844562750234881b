import { addMonths } from '@stratum/contract/months';
import { addDays, dayNumber, dayOfNumber, weekdayOf } from '@stratum/contract/plain-days';
import type { ReminderTimes } from './fields/reminder-times.ts';

interface Window {
  /** The day it is, and the first and last that count. */
  readonly today: string;
  readonly from: string;
  readonly until: string;
  /** `HH:MM`, by the clocks of that day. */
  readonly now: string;
}

/** Days; a recurrence falls on one of two months. */
const longestWait = 64;

/** The first day on which a reminder comes; null where its goal is over before. */
export function firstDay(times: ReminderTimes, { today, from, until, now }: Window): string | null {
  const start = from > today ? from : today;
  for (let days = 0; days < longestWait; days += 1) {
    const day = addDays(start, days);
    if (day > until) return null;
    if (day === today && times.time <= now) continue;
    if (fallsOn(times, day)) return day;
  }
  return null;
}

function fallsOn({ frequency, weekdays = [], day: wanted }: ReminderTimes, day: string): boolean {
  if (frequency === 'Daily') return true;
  if (frequency === 'Weekly') return weekdays.includes(weekdayOf(day));
  return Number(day.slice(8)) === Math.min(Number(wanted), lastOfMonth(day));
}

function lastOfMonth(day: string): number {
  const next = `${addMonths(day.slice(0, 7), 1)}-01`;
  return Number(dayOfNumber(dayNumber(next) - 1).slice(8));
}
