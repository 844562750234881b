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
