import { randomKey } from '../../../shared/api/idempotency.ts';
import type { DraftMilestone, DraftStep } from './goal-draft.ts';

// What the path's editor does to its rows; a row out of bounds changes nothing.

export function newStep(microGoalDescription = ''): DraftStep {
  return { key: randomKey(), microGoalDescription };
}

export function newMilestone(milestoneName = ''): DraftMilestone {
  return { key: randomKey(), milestoneName, dueDate: null, microGoal: [] };
}

export function changeAt<Row extends object>(
  rows: readonly Row[],
  index: number,
  change: Partial<Row>,
): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...row, ...change } : row));
}

/** Changes the rows there are to other ones. */
export type PathUpdate = (
  change: (milestones: readonly DraftMilestone[]) => readonly DraftMilestone[],
) => void;

/** The same for the steps of one. */
export type StepsUpdate = (change: (steps: readonly DraftStep[]) => readonly DraftStep[]) => void;

export function changeKey<Row extends { readonly key: string }>(
  rows: readonly Row[],
  key: string,
  change: (row: Row) => Row,
): readonly Row[] {
  return rows.map((row) => (row.key === key ? change(row) : row));
}

export function insertAt<Row>(rows: readonly Row[], index: number, row: Row): readonly Row[] {
  return rows.toSpliced(index, 0, row);
}

export function removeAt<Row>(rows: readonly Row[], index: number): readonly Row[] {
  return rows.toSpliced(index, 1);
}

export function moveTo<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
