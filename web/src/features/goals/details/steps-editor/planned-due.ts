import type { DraftMilestone } from '../../draft/goal-draft.ts';

/** The day of each milestone: its own, or that of the next one that has one, or the goal's last. */
export function plannedDue(rows: readonly DraftMilestone[], goalEndDate: string): string[] {
  return rows.map(
    (_, index) => rows.slice(index).find(({ dueDate }) => dueDate !== null)?.dueDate ?? goalEndDate,
  );
}
