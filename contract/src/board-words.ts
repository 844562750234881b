/** What both ends know of leaderboards, without the schema library. */

/** §9: yesterday, last week, last month. */
export const boardPeriods = ['yesterday', 'last_week', 'last_month'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** A week is full at four fifths of what the days that count could bring. */
export function fullWeek(of: number): number {
  return Math.ceil((of * 4) / 5);
}

export const boardMeasures = ['points', 'consistency', 'improved', 'team'] as const;
export type BoardMeasure = (typeof boardMeasures)[number];
