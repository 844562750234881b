import type { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { FrozenReason } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import type { RouteReply } from '../../../shared/api/route-input.ts';

export type WeekPoints = RouteReply<typeof dailyWinEndpoints.getWeeklyWins>['weeks'][number];

/** What the drawings of a year are made of. */
export interface YearData {
  readonly year: number;
  /** The last day that can have wins: today, or the end of a year that is over. */
  readonly last: string;
  /** The day the person began on, as far as the year tells; null where nothing has begun by its end. */
  readonly begun: string | null;
  readonly days: ReadonlyMap<string, WinDay>;
  /** Of the year and the weeks that lead into it, as are the weeks. */
  readonly frozen: ReadonlyMap<string, FrozenReason>;
  readonly weeks: ReadonlyMap<string, WeekPoints>;
}

/** Whether a day is one of the person's: begun, and not to come. */
export function isLived({ begun, last }: YearData, date: string): boolean {
  return begun !== null && date >= begun && date <= last;
}

/** The first day with anything on it, within the first week that counts. */
export function beginOf(weeks: readonly WeekPoints[], days: readonly WinDay[]): string | null {
  const week = weeks.find(({ points, of }) => points > 0 || of > 0);
  if (!week) return null;
  const first = days.find(
    ({ date, points, skipped, filledLater }) =>
      date >= week.from && date <= week.to && (points > 0 || skipped !== null || filledLater),
  );
  return week === weeks[0] ? week.from : (first?.date ?? week.from);
}
