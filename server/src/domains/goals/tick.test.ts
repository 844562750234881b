import type { Goal } from '@stratum/contract/goal';
import type { GoalEventData } from '@stratum/contract/goal-history';
import { countSteps, progressOf, sumSteps } from '@stratum/contract/goal-plan';
import type { GoalStatus } from '@stratum/contract/goal-words';
import { goalRoutes as routes } from '@stratum/contract/goals';
import type { MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';

const { build, close } = await openTestApp();
afterAll(close);

interface Step {
  readonly milestoneId?: MilestoneId;
  readonly microGoalId?: MicroGoalId;
}

const setStatus = (who: SignedInUser, { id }: Goal, status: GoalStatus, step: Step = {}) =>
  who.call(routes.goalStatusUpdate, { body: { id, status, ...step } });
const read = async (who: SignedInUser, { id }: Goal) =>
  dataOf(await who.call(routes.goalInfo, { params: { id } }));
const historyOf = async (who: SignedInUser, { id }: Goal) =>
  dataOf(await who.call(routes.goalHistory, { params: { id } })).items.map(({ data }) => data);

it('counts micro goals, and a milestone without any as one; the percentage is rounded down', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const { first, second, micro } = partsOf(goal);
  const after = async (status: GoalStatus, step: Step) =>
    dataOf(await setStatus(ada, goal, status, step));
  expect(await after('Completed', { microGoalId: micro.id })).toEqual({
    status: 'InComplete',
    progress: 33,
    onTrack: { planned: 0, done: 1, days: 27 },
    proposesCompletion: false,
  });
  expect((await after('Completed', { milestoneId: second.id })).progress).toBe(66);
  expect(await after('Completed', { milestoneId: first.id })).toMatchObject({
    status: 'InComplete',
    progress: 100,
    proposesCompletion: true,
  });
  expect((await after('InComplete', { milestoneId: first.id })).progress).toBe(33);
  const statuses = (await read(ada, goal)).milestones.map(({ status }) => status);
  expect(statuses).toEqual(['InComplete', 'Completed']);
});

it('completes and reopens the goal itself, which leaves its steps as they are', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const { micro } = partsOf(goal);
  expect(dataOf(await setStatus(ada, goal, 'Completed'))).toMatchObject({
    status: 'Completed',
    progress: 0,
    proposesCompletion: false,
  });
  const ticked = dataOf(await setStatus(ada, goal, 'Completed', { microGoalId: micro.id }));
  expect(ticked).toMatchObject({ status: 'Completed', progress: 33 });
  const { items } = dataOf(await ada.call(routes.goalList, { query: { status: 'Completed' } }));
  expect(items).toMatchObject([{ id: goal.id, completedAt: '2026-11-20T09:00:00.000Z' }]);
  const marks = dataOf(await ada.call(routes.goalMarks)).items;
  expect(marks).toMatchObject([{ goalId: goal.id, goalName: goal.goalName, day: '2026-11-20' }]);
  expect(dataOf(await setStatus(ada, goal, 'InComplete'))).toMatchObject({ status: 'InComplete' });
  expect(await read(ada, goal)).toMatchObject({ status: 'InComplete', completedAt: null });
});

it('answers a repetition the same, which leaves no second event', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const { first, second, micro } = partsOf(goal);
  const steps = [{ microGoalId: micro.id }, { milestoneId: second.id }, { milestoneId: first.id }];
  for (const step of [...steps, {}]) {
    const once = await setStatus(ada, goal, 'Completed', step);
    expect(await setStatus(ada, goal, 'Completed', step)).toEqual(once);
  }
  expect((await historyOf(ada, goal)).map(({ change }) => change)).toEqual([
    'goal_status',
    'milestone_status',
    'milestone_status',
    'micro_goal_status',
    'goal_created',
  ]);
});

it('ticks no step of another goal, whosever it is', async () => {
  const [ada, bruno] = [await build.user(), await build.user()];
  const goal = await makeGoal(ada);
  for (const other of [await makeGoal(ada), await makeGoal(bruno)]) {
    const { first, micro } = partsOf(other);
    for (const step of [{ milestoneId: first.id }, { microGoalId: micro.id }]) {
      expect((await setStatus(ada, goal, 'Completed', step)).status).toBe(404);
    }
  }
  const { second, micro } = partsOf(goal);
  const elsewhere = { milestoneId: second.id, microGoalId: micro.id };
  expect((await setStatus(ada, goal, 'Completed', elsewhere)).status).toBe(404);
});

interface Ticked {
  readonly id: string;
  readonly status: GoalStatus;
}

/** What a goal is by its history alone: the steps that are ticked, and whether it is completed. */
function replay(events: readonly GoalEventData[]) {
  const done = new Set<string>();
  let status: GoalStatus = 'InComplete';
  const set = (id: string, to: GoalStatus) =>
    void (to === 'Completed' ? done.add(id) : done.delete(id));
  for (const event of events) {
    if (event.change === 'goal_status') status = event.status;
    if (event.change === 'micro_goal_status') set(event.microGoalId, event.status);
    if (event.change === 'milestone_status') {
      const ids = event.microGoalIds.length > 0 ? event.microGoalIds : [event.milestoneId];
      for (const id of ids) set(id, event.status);
    }
  }
  return { done, status };
}

it('keeps history and percentage in agreement through parallel ticks, completes and reopens', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const { first, second, micro } = partsOf(goal);
  const steps: Step[] = [
    { microGoalId: micro.id },
    { milestoneId: first.id },
    { milestoneId: second.id },
    {},
  ];
  const calls = Array.from({ length: 20 }, (_, at) =>
    setStatus(ada, goal, at % 3 === 0 ? 'InComplete' : 'Completed', steps[at % 4]),
  );
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  const events = (await historyOf(ada, goal)).toReversed();
  const { done, status } = replay(events);
  const now = await read(ada, goal);
  const counted = now.milestones.flatMap((milestone): Ticked[] =>
    milestone.microGoal.length > 0 ? milestone.microGoal : [milestone],
  );
  const ticked = counted.filter((step) => step.status === 'Completed');
  expect(new Set(ticked.map(({ id }) => id))).toEqual(done);
  expect(now.status).toBe(status);
  const last = events.findLast((event) => 'progress' in event);
  const progress = progressOf(sumSteps(now, now.milestones.map(countSteps)));
  expect(last).toMatchObject({ progress });
});
