import type { Days } from '../../../profile/index.ts';
import { type Details, isCompleted } from '../ticked-details.ts';

interface Ticked {
  readonly status: Details['goal']['status'];
  readonly completedAt: string | null;
}

/** The days on which the steps that are done were ticked, ascending. */
export function doneDays(
  { goal, milestones }: Pick<Details, 'goal' | 'milestones'>,
  dayOf: Days['dayOf'],
): string[] {
  const steps = milestones.flatMap((milestone): readonly Ticked[] =>
    milestone.microGoal.length > 0 ? milestone.microGoal : [milestone],
  );
  const counted: readonly Ticked[] = milestones.length > 0 ? steps : [goal];
  return counted
    .filter(isCompleted)
    .flatMap(({ completedAt }) => (completedAt === null ? [] : [dayOf(completedAt)]))
    .toSorted((one, other) => one.localeCompare(other));
}
