import type { CategorySlug } from '@stratum/contract/categories';
import type { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { Habit } from '@stratum/contract/habits';
import type { UploadId } from '@stratum/contract/ids';
import type { RouteReply } from '../../../shared/api/route-input.ts';

type Goal = RouteReply<typeof goalEndpoints.goalDetails>['goal'];

/** What stands in the fields of a goal that is edited. */
export interface GoalFields {
  readonly goalCategory: CategorySlug;
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
  const { goalCategory, goalName, goalDescription, goalStartDate, goalEndDate, habits } = goal;
  return {
    goalCategory,
    goalName,
    goalDescription,
    reward: goal.reward ?? '',
    image: undefined,
    goalStartDate,
    goalEndDate,
    habits,
    obstacle: goal.obstacle ?? '',
    ifThen: goal.ifThen ?? '',
  };
}

/** Those fields that differ from the goal's, as its change names them. */
export function changedFields(goal: Goal, typed: GoalFields): Partial<GoalFields> {
  const before = toFields(goal);
  const names = Object.keys(before) as (keyof GoalFields)[];
  const changed = names.filter((name) => String(typed[name]) !== String(before[name]));
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}

/** What is sent: checked by the route, so that a day that is not whole is told at its field. */
export function toChange(goal: Goal, typed: GoalFields): object {
  return { id: goal.id, ...changedFields(goal, typed) };
}
