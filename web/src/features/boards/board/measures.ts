import type { BoardMeasure } from '@stratum/contract/board-words';
import type { BoardRow } from './use-board.ts';

/** By what members are put in order. */
export type Order = Exclude<BoardMeasure, 'team'>;

/** Where somebody stands by a measure; null where they have no place. */
export function placeBy(row: BoardRow, by: Order): BoardRow['improved'] {
  return row[by];
}

/** Those who have a place, the first at the top; equals by name, as the server has them. */
export function rowsBy(rows: readonly BoardRow[], by: Order): BoardRow[] {
  return rows
    .filter((row) => placeBy(row, by) !== null)
    .toSorted(
      (one, other) =>
        (placeBy(one, by)?.rank ?? 0) - (placeBy(other, by)?.rank ?? 0) ||
        one.first_name.localeCompare(other.first_name),
    );
}

/** All of them, those without a place at the foot. */
export function allRowsBy(rows: readonly BoardRow[], by: Order): BoardRow[] {
  const placed = rowsBy(rows, by);
  return [...placed, ...rows.filter((row) => !placed.includes(row))];
}

/** Who is just ahead of somebody, by how much, and who shares their place. */
export function neighboursOf(rows: readonly BoardRow[], own: BoardRow) {
  const ahead = rows.filter(({ points }) => points.value > own.points.value).at(-1);
  const level = rows.filter(
    ({ points, userId }) => points.value === own.points.value && userId !== own.userId,
  );
  return {
    ahead: ahead && { name: ahead.first_name, by: ahead.points.value - own.points.value },
    level: level.map(({ first_name }) => first_name),
  };
}
