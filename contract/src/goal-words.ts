/** §3: whether a goal or a step of it is done. */
export const goalStatuses = ['Completed', 'InComplete'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

/** §3: the labels that an event in a goal's history carries. */
export const goalActions = ['create', 'update', 'delete', 'delete_item', 'move', 'view'] as const;
export type GoalAction = (typeof goalActions)[number];

/** What a member of a group says who was asked to confirm a milestone. */
export const witnessAnswers = ['confirmed', 'proof'] as const;
export type WitnessAnswer = (typeof witnessAnswers)[number];

/** Where the confirming of a milestone stands. */
export const witnessStates = ['asked', ...witnessAnswers] as const;

/** Characters of what a person writes about a goal. */
export const goalLengths = {
  goalName: 120,
  goalDescription: 2_000,
  reward: 200,
  milestoneName: 120,
  microGoalDescription: 200,
  obstacle: 300,
  ifThen: 300,
} as const;

/** The most milestones of a goal, and micro goals of a milestone. */
export const mostSteps = 50;

/** Days that a goal may last at most: five years. */
export const longestGoal = 1_830;

/** Days in which a deleted goal can be had back. */
export const restorableDays = 30;

/** What of a goal can be changed once it is made, by the names of its fields. */
export const goalFields = [
  'goalCategory',
  'source',
  'goalName',
  'goalDescription',
  'reward',
  'image',
  'goalStartDate',
  'goalEndDate',
  'habits',
  'obstacle',
  'ifThen',
] as const;
