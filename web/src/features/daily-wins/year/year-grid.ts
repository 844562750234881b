import { addMonths } from '@stratum/contract/months';
import { addDays, dayNumber, daysBetween, isoWeekSpan } from '@stratum/contract/plain-days';

/** Where the days of a year stand, in pixels: a column for each ISO week, in one band or two. */
export interface YearGrid {
  readonly width: number;
  readonly height: number;
  /** Side of a day's square. */
  readonly cell: number;
  /** Whether the whole year stands in one band. */
  readonly isOneBand: boolean;
  readonly days: readonly PlacedDay[];
  readonly months: readonly { readonly month: string; readonly x: number; readonly y: number }[];
  /** Every second weekday, where there is room for names. */
  readonly weekdays: readonly { readonly date: string; readonly y: number }[];
}

interface PlacedDay {
  readonly date: string;
  readonly x: number;
  readonly y: number;
}

const oneBandFrom = 760;
/** Left of a year in one band. */
export const weekdayRoom = 48;
const monthRoom = 24;
const bandGap = 12;
/** From one square to the next, gap included. */
const widestPitch = 20;
const cellShare = 0.85;

/** @param room pixels from left to right; two half-years stand in it where a year would be too small */
export function yearGrid(year: number, room: number): YearGrid {
  const [newYear, last] = [`${year}-01-01`, `${year}-12-31`];
  const first = isoWeekSpan(newYear).from;
  const columnOf = (date: string) => Math.floor((dayNumber(date) - dayNumber(first)) / 7);
  const columns = columnOf(last) + 1;
  const isOneBand = room >= oneBandFrom;
  // The second band begins with the week of 1 July.
  const secondFrom = isOneBand ? columns : columnOf(`${year}-07-01`);
  const perBand = Math.max(secondFrom, columns - secondFrom);
  const left = isOneBand ? weekdayRoom : 0;
  const pitch = Math.min(widestPitch, (room - left) / perBand);
  const cell = pitch * cellShare;
  const bandHeight = monthRoom + 7 * pitch;
  const place = (date: string): PlacedDay => {
    const column = columnOf(date);
    const band = column < secondFrom ? 0 : 1;
    const weekday = (dayNumber(date) - dayNumber(first)) % 7;
    return {
      date,
      x: left + (column - band * secondFrom) * pitch,
      y: band * (bandHeight + bandGap) + monthRoom + weekday * pitch,
    };
  };
  return {
    width: left + perBand * pitch,
    height: isOneBand ? bandHeight : 2 * bandHeight + bandGap,
    cell,
    isOneBand,
    days: daysBetween(newYear, last).map(place),
    months: Array.from({ length: 12 }, (_, index) => {
      const month = addMonths(newYear.slice(0, 7), index);
      // Above its first Monday, which is at the top of a column.
      const monday = place(isoWeekSpan(`${month}-07`).from);
      return { month, x: monday.x, y: monday.y - (monthRoom - 14) };
    }),
    weekdays: (isOneBand ? [0, 2, 4, 6] : []).map((weekday) => ({
      date: addDays(first, weekday),
      y: monthRoom + weekday * pitch + cell / 2,
    })),
  };
}

/** The day nearest to a point, for a thumb that hits between two. */
export function nearestDay({ days, cell }: YearGrid, x: number, y: number): string | undefined {
  const distance = (day: PlacedDay) => Math.hypot(day.x + cell / 2 - x, day.y + cell / 2 - y);
  return days.toSorted((one, other) => distance(one) - distance(other))[0]?.date;
}
