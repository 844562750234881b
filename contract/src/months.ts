import { limits } from './limits.ts';

/** The months of `YYYY` (twelve) or `YYYY-MM` (one), in order. */
export function monthsOf(monthYear: string): string[] {
  if (monthYear.length > 4) return [monthYear];
  return Array.from({ length: 12 }, (_, index) => monthFrom(Number(monthYear) * 12 + index));
}

/** The month `count` months after another; before it when `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number);
  return monthFrom((year ?? 0) * 12 + (number ?? 1) - 1 + count);
}

/** So many months in order, the given one last. */
export function monthsUntil(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(month, index - count + 1));
}

/** §9: the years list, 2023 through the year of the given month. */
export function yearsThrough(month: string): number[] {
  const count = Math.max(0, Number(month.slice(0, 4)) - limits.firstYear + 1);
  return Array.from({ length: count }, (_, index) => limits.firstYear + index);
}

/** @param index months since the year 0 */
function monthFrom(index: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
}
