import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import type { Details } from './ticked-details.ts';

export const id = goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1');
const open = { status: 'InComplete', completedAt: null } as const;
const step = (number: number) => ({
  id: microGoalIdSchema.parse(`01990000-0000-7000-8000-0000000000d${number}`),
  microGoalDescription: `Step ${number}`,
  ...open,
});
/** A goal of one milestone with two steps, all open. */
export const details: Details = {
  goal: {
    id,
    goalCategory: 'mentality',
    goalName: 'Sleep seven hours',
    goalDescription: '',
    reward: 'A weekend by the lake',
    image: null,
    goalStartDate: '2020-01-01',
    goalEndDate: '2999-12-31',
    habits: ['alarm'],
    obstacle: 'it is late',
    ifThen: 'I leave the tablet',
    source: null,
    ...open,
    archived: false,
    createdAt: '2020-01-01T00:00:00.000Z',
  },
  milestones: [
    {
      id: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
      milestoneName: 'Know my nights',
      dueDate: null,
      ...open,
      microGoal: [step(1), step(2)],
    },
  ],
  progress: 0,
  onTrack: { planned: 0, done: 0, days: 0 },
  plan: ['2500-01-01', '2999-12-31'],
  nextStep: {
    milestoneId: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
    microGoalId: step(1).id,
    text: 'Step 1',
  },
  wins: { from: '2020-01-01', to: '2020-01-10', habits: [{ habit: 'alarm', won: ['2020-01-02'] }] },
};

export const address = `/en/goal-details?id=${id}`;
