import type { Milestone } from '@stratum/contract/goal';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import { describe, expect, test } from 'vitest';
import { type Details, withTick } from './ticked-details.ts';

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const open = { status: 'InComplete', completedAt: null } as const;
const milestone = (number: number, steps: number): Milestone => ({
  id: milestoneIdSchema.parse(id(number)),
  milestoneName: `Milestone ${number}`,
  dueDate: null,
  ...open,
  microGoal: Array.from({ length: steps }, (_, index) => ({
    id: microGoalIdSchema.parse(id(number * 10 + index)),
    microGoalDescription: `Step ${number}.${index}`,
    ...open,
  })),
});
const details: Details = {
  goal: {
    id: goalIdSchema.parse(id(900)),
    goalCategory: 'mentality',
    goalName: 'Run',
    goalDescription: '',
    reward: null,
    image: null,
    goalStartDate: '2026-11-01',
    goalEndDate: '2026-11-30',
    habits: [],
    obstacle: null,
    ifThen: null,
    source: null,
    ...open,
    archived: false,
    createdAt: '2026-11-01T00:00:00.000Z',
  },
  milestones: [milestone(1, 2), milestone(2, 0)],
  progress: 0,
  onTrack: { planned: 2, done: 0, days: -13 },
  plan: ['2026-11-10', '2026-11-20', '2026-11-30'],
  nextStep: null,
  wins: null,
};
const now = { instant: '2026-11-23T10:00:00.000Z', today: '2026-11-23' };
const tick = (of: Details, ...ids: string[]) =>
  ids.reduce(
    (ticked, microGoalId) => withTick(ticked, { status: 'Completed', microGoalId }, now),
    of,
  );

describe('a tick that waits for the server', () => {
  test('moves figure, line and next step as the server will', () => {
    const ticked = tick(details, id(10));
    expect(ticked).toMatchObject({
      progress: 33,
      onTrack: { planned: 2, done: 1, days: -3 },
      nextStep: { microGoalId: id(11), text: 'Step 1.1' },
    });
    expect(ticked.milestones[0]?.status).toBe('InComplete');
  });

  test('of the last step finishes its milestone, and taken back opens it again', () => {
    const ticked = tick(details, id(10), id(11));
    expect(ticked.milestones[0]).toMatchObject({ status: 'Completed', completedAt: now.instant });
    const back = withTick(ticked, { status: 'InComplete', milestoneId: id(1) }, now);
    expect(back.milestones).toEqual(details.milestones);
    expect(back.progress).toBe(0);
  });

  test('of the goal itself leaves its steps as they are', () => {
    const completed = withTick(details, { status: 'Completed' }, now);
    expect(completed.goal.status).toBe('Completed');
    expect(completed.milestones).toBe(details.milestones);
  });
});
