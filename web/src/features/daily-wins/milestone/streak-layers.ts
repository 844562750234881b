import type { WinDay } from '@stratum/contract/wins';

/** A day of a streak; without points it was left out, and the streak went on across it. */
export type StreakLayer = Pick<WinDay, 'date' | 'points'>;

/** The last days with a win, as many as given, and those between them that figures left out. */
export function streakLayers(
  days: readonly WinDay[],
  leftOut: ReadonlySet<string>,
  length: number,
): StreakLayer[] {
  const layers: StreakLayer[] = [];
  let won = 0;
  for (const { date, points } of days.toReversed()) {
    if (won === length) break;
    if (points > 0) won += 1;
    if (points > 0 || leftOut.has(date)) layers.unshift({ date, points });
  }
  return layers;
}
