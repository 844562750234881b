/** §2: the addresses that a goal is made at, in their order. */
export const goalSteps = ['define', 'path', 'action', 'timeline'] as const;
export type GoalStep = (typeof goalSteps)[number];

export const stepPaths: Readonly<Record<GoalStep, `/${string}`>> = {
  define: '/define-goal',
  path: '/organize-path',
  action: '/initiate-action',
  timeline: '/timeline-goal',
};

export function stepBeside(step: GoalStep, by: 1 | -1): GoalStep | undefined {
  return goalSteps[goalSteps.indexOf(step) + by];
}

const steps: Readonly<Record<string, GoalStep>> = {
  milestones: 'path',
  reminders: 'action',
  habits: 'action',
  obstacle: 'action',
  ifThen: 'action',
  goalStartDate: 'timeline',
  goalEndDate: 'timeline',
};

/** The step that has the field of a path of the goal, such as `milestones.0.milestoneName`. */
export function stepOf(path: string): GoalStep {
  return steps[path.split('.')[0] ?? ''] ?? 'define';
}
