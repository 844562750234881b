import type { Score } from '../daily-wins/index.ts';

const noScore: Pick<Score, 'points' | 'of'> = { points: 0, of: 0 };

/** Whole percent, half up; at most all of it where a win fell on a day that does not count. */
export function consistencyOf({ points, of } = noScore): number | null {
  return of === 0 ? null : Math.min(100, Math.floor((200 * points + of) / (2 * of)));
}

/** What somebody has gained since the period before; null where that is nothing. */
export function gainOf({ points } = noScore, before = noScore): number | null {
  return points > before.points ? points - before.points : null;
}

/** The greatest first; equals share a rank, and the next one is left out: 1, 1, 3. */
export function ranked<
  Row extends { readonly userId: string; readonly first_name: string; readonly value: number },
>(rows: readonly Row[]): (Row & { readonly rank: number })[] {
  const sorted = rows.toSorted(
    (one, other) =>
      other.value - one.value ||
      one.first_name.localeCompare(other.first_name) ||
      (one.userId < other.userId ? -1 : 1),
  );
  let rank = 0;
  return sorted.map((row, at) => {
    if (row.value !== sorted[at - 1]?.value) rank = at + 1;
    return { ...row, rank };
  });
}
