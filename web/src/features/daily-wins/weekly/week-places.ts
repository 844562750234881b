import { addMonths } from '@stratum/contract/months';
import { addDays, dayNumber, type Span } from '@stratum/contract/plain-days';
import type { LineFrame } from '../../../shared/charts/level-line-geometry.ts';

/** The first and the last day of consecutive months `YYYY-MM`. */
export function spanOfMonths(months: readonly string[]): Span {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return { from: firstDay(first), to: addDays(firstDay(addMonths(last, 1)), -1) };
}

/** Where weeks stand in the columns of months; what a week has of other months is cut off. */
export function weekPlaces(
  { column }: Pick<LineFrame, 'column'>,
  months: readonly string[],
  weeks: readonly Span[],
) {
  const { from, to } = spanOfMonths(months);
  const start = (day: string) => {
    const month = day.slice(0, 7);
    const length = dayNumber(firstDay(addMonths(month, 1))) - dayNumber(firstDay(month));
    const { x, width } = column(monthNumber(month) - monthNumber(from));
    return x + (width * (dayNumber(day) - dayNumber(firstDay(month)))) / length;
  };
  const last = column(months.length - 1);
  return weeks.map((week) => {
    const x = start(week.from < from ? from : week.from);
    const end = week.to < to ? start(addDays(week.to, 1)) : last.x + last.width;
    return { x, width: end - x };
  });
}

function firstDay(month: string): string {
  return `${month}-01`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
