import type { CategorySlug } from '@stratum/contract/categories';
import type { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { Habit } from '@stratum/contract/habits';
import type { UploadId } from '@stratum/contract/ids';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import type { DraftSource } from '../draft/goal-draft.ts';

type Goal = RouteReply<typeof goalEndpoints.goalDetails>['goal'];

/** What stands in the fields of a goal that is edited. */
export interface GoalFields {
  readonly goalCategory: CategorySlug;
  readonly source: Omit<DraftSource, 'takenAt'> | null;
  readonly goalName: string;
  readonly goalDescription: string;
  readonly reward: string;
  /** Undefined for the picture that the goal has. */
  readonly image: UploadId | null | undefined;
  /** Null while parts of it are missing. */
  readonly goalStartDate: string | null;
  readonly goalEndDate: string | null;
  readonly habits: readonly Habit[];
  readonly obstacle: string;
  readonly ifThen: string;
}

export function toFields(goal: Goal): GoalFields {
  return {
    goalCategory: goal.goalCategory,
    source: goal.source,
    goalName: goal.goalName,
    goalDescription: goal.goalDescription,
    reward: goal.reward ?? '',
    image: undefined,
    goalStartDate: goal.goalStartDate,
    goalEndDate: goal.goalEndDate,
    habits: goal.habits,
    obstacle: goal.obstacle ?? '',
    ifThen: goal.ifThen ?? '',
  };
}

/** Those fields that differ from the goal's, as its change names them. */
export function changedFields(goal: Goal, typed: GoalFields): Partial<GoalFields> {
  const before = toFields(goal);
  const names = Object.keys(before) as (keyof GoalFields)[];
  const changed = names.filter((name) => !isEqual(typed[name], before[name]));
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is sent: checked by the route, so that a day that is not whole is told at its field. */
export function toChange(goal: Goal, typed: GoalFields): object {
  return { id: goal.id, ...changedFields(goal, typed) };
}
