import type { GoalItem } from '@stratum/contract/goal';

/** A goal that can be reminded of. */
export type GoalChoice = Pick<
  GoalItem,
  'id' | 'goalName' | 'goalStartDate' | 'goalEndDate' | 'nextStep' | 'source'
>;
