import { addMonths } from '@stratum/contract/months';
import { addDays, dayNumber, type Span } from '@stratum/contract/plain-days';
import type { LineFrame } from '../../../shared/charts/level-line-geometry.ts';

/** The first and the last day of consecutive months `YYYY-MM`. */
export function spanOfMonths(months: readonly string[]): Span {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return { from: firstDay(first), to: addDays(firstDay(addMonths(last, 1)), -1) };
}

/**
 * Where weeks stand below a line over months: a month's days lie around its point, and what a week
 * has of other months is cut off.
 */
export function weekPlaces(
  frame: Pick<LineFrame, 'x' | 'columnWidth'>,
  months: readonly string[],
  weeks: readonly Span[],
) {
  const { from, to } = spanOfMonths(months);
  const start = (day: string) => {
    const month = day.slice(0, 7);
    const length = dayNumber(firstDay(addMonths(month, 1))) - dayNumber(firstDay(month));
    const share = (dayNumber(day) - dayNumber(firstDay(month))) / length;
    return frame.x(monthNumber(month) - monthNumber(from)) + (share - 0.5) * frame.columnWidth;
  };
  const [left, right] = [start(from), start(addDays(to, 1))];
  return weeks.map((week) => {
    const x = Math.max(left, start(week.from));
    return { x, width: Math.max(0, Math.min(right, start(addDays(week.to, 1))) - x) };
  });
}

function firstDay(month: string): string {
  return `${month}-01`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
