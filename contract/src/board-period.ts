import type { BoardPeriod } from './board-words.ts';
import { addMonths } from './months.ts';
import { addDays, isoWeekSpan, type Span } from './plain-days.ts';

/** The period of its kind that a day lies in. */
export function periodWith(period: BoardPeriod, day: string): Span {
  if (period === 'yesterday') return { from: day, to: day };
  if (period === 'last_week') return isoWeekSpan(day);
  const month = day.slice(0, 7);
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The newest one that is over on a day: yesterday, the ISO week before, the month before. */
export function lastPeriod(period: BoardPeriod, today: string): Span {
  return periodBefore(period, periodWith(period, today));
}

/** The one before another of its kind. */
export function periodBefore(period: BoardPeriod, { from }: Span): Span {
  return periodWith(period, addDays(from, -1));
}
