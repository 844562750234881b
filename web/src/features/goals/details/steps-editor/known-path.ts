import type { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import type { RouteReply } from '../../../../shared/api/route-input.ts';
import type { DraftMilestone, DraftStep } from '../../draft/goal-draft.ts';

type Milestones = RouteReply<typeof goalEndpoints.goalDetails>['milestones'];

/** A milestone that the server has, under the key of its row here. */
export interface KnownMilestone {
  readonly key: string;
  readonly id: MilestoneId;
  readonly milestoneName: string;
  readonly dueDate: string | null;
  readonly microGoal: readonly KnownStep[];
}

export interface KnownStep {
  readonly key: string;
  readonly id: MicroGoalId;
  readonly microGoalDescription: string;
}

/** What the server has; a row that was made here keeps its key. */
export function toKnown(
  milestones: Milestones,
  before: readonly KnownMilestone[] = [],
): readonly KnownMilestone[] {
  const keys = new Map<string, string>(
    before.flatMap(({ id, key, microGoal }) => [
      [id, key] as const,
      ...microGoal.map((step) => [step.id, step.key] as const),
    ]),
  );
  const keyOf = (id: string) => keys.get(id) ?? id;
  return milestones.map(({ id, milestoneName, dueDate, microGoal }) => ({
    key: keyOf(id),
    id,
    milestoneName,
    dueDate,
    microGoal: microGoal.map((step) => ({
      key: keyOf(step.id),
      id: step.id,
      microGoalDescription: step.microGoalDescription,
    })),
  }));
}

/** The rows to be edited. */
export function toRows(known: readonly KnownMilestone[]): readonly DraftMilestone[] {
  return known.map(({ key, milestoneName, dueDate, microGoal }) => ({
    key,
    milestoneName,
    dueDate,
    microGoal: microGoal.map(toStepRow),
  }));
}

function toStepRow({ key, microGoalDescription }: KnownStep): DraftStep {
  return { key, microGoalDescription };
}

/** The rows with what has come on another device since: nothing that was typed here goes. */
export function withNews(
  rows: readonly DraftMilestone[],
  before: readonly KnownMilestone[],
  now: readonly KnownMilestone[],
): readonly DraftMilestone[] {
  const told = new Set(
    before.flatMap(({ key, microGoal }) => [key, ...microGoal.map((step) => step.key)]),
  );
  const isNew = ({ key }: { readonly key: string }) => !told.has(key);
  const kept = rows.map((row) => {
    const milestone = now.find(({ key }) => key === row.key);
    const steps = milestone && !isNew(milestone) ? milestone.microGoal.filter(isNew) : [];
    return steps.length === 0
      ? row
      : { ...row, microGoal: [...row.microGoal, ...steps.map(toStepRow)] };
  });
  return [...kept, ...toRows(now.filter(isNew))];
}
