import { goalStepRoutes as routes } from '@stratum/contract/goal-steps';
import { mostSteps } from '@stratum/contract/goal-words';
import { goalRoutes } from '@stratum/contract/goals';
import type { GoalId } from '@stratum/contract/ids';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';

const { build, database, close } = await openTestApp();
afterAll(close);

const read = async (who: SignedInUser, id: GoalId) =>
  dataOf(await who.call(goalRoutes.goalInfo, { params: { id } }));
const namesOf = async (who: SignedInUser, id: GoalId) =>
  (await read(who, id)).milestones.map(({ milestoneName }) => milestoneName);
const lastEvent = async (who: SignedInUser, id: GoalId) =>
  dataOf(await who.call(goalRoutes.goalHistory, { params: { id } })).items[0];

it('adds milestones first, last or after another, and moves them', async () => {
  const ada = await build.user();
  const { id: goalId } = await makeGoal(ada, { milestones: [] });
  const add = async (milestoneName: string, after?: string | null) => {
    const body = { goalId, milestoneName, ...(after !== undefined && { after }) };
    return dataOf(await ada.call(routes.addMilestone, { body })).id;
  };
  const one = await add('one');
  const three = await add('three');
  await add('zero', null);
  await add('two', one);
  expect(await namesOf(ada, goalId)).toEqual(['zero', 'one', 'two', 'three']);
  const move = (id: string, after: string | null) =>
    ada.call(routes.changeMilestone, { body: { id, after } });
  await move(three, null);
  await move(one, three);
  expect(await namesOf(ada, goalId)).toEqual(['three', 'one', 'zero', 'two']);
  const moved = { action: 'move', data: { change: 'milestone_moved', milestoneId: one } };
  expect(await lastEvent(ada, goalId)).toMatchObject(moved);
  const before = await lastEvent(ada, goalId);
  expect((await move(one, three)).status).toBe(200);
  expect(await lastEvent(ada, goalId)).toEqual(before);
  const elsewhere = partsOf(await makeGoal(ada)).first.id;
  for (const after of [elsewhere, one]) expect((await move(one, after)).status).toBe(404);
});

it('renames and dates a milestone, and says in the history what it was before', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const { id } = partsOf(goal).first;
  const body = { id, milestoneName: 'Nights', dueDate: '2026-12-01' };
  expect(dataOf(await ada.call(routes.changeMilestone, { body }))).toMatchObject(body);
  expect(await lastEvent(ada, goal.id)).toMatchObject({
    action: 'update',
    data: {
      change: 'milestone_fields',
      milestoneName: 'Know my nights',
      fields: [
        { field: 'milestoneName', from: 'Know my nights', to: 'Nights' },
        { field: 'dueDate', from: null, to: '2026-12-01' },
      ],
    },
  });
});

it('adds, changes, moves and removes micro goals; a milestone that gets its first is open again', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const { second } = partsOf(goal);
  const milestoneId = second.id;
  const status = { id: goal.id, milestoneId, status: 'Completed' } as const;
  await ada.call(goalRoutes.goalStatusUpdate, { body: status });
  const add = async (microGoalDescription: string, after?: null) => {
    const body = { milestoneId, microGoalDescription, ...(after === null && { after }) };
    return dataOf(await ada.call(routes.addMicroGoal, { body })).id;
  };
  const [noon, dawn] = [await add('noon'), await add('dawn', null)];
  const here = async () => partsOf(await read(ada, goal.id)).second;
  expect(await here()).toMatchObject({
    status: 'InComplete',
    microGoal: [{ microGoalDescription: 'dawn' }, { microGoalDescription: 'noon' }],
  });
  const body = { id: noon, microGoalDescription: 'midday', after: null };
  await ada.call(routes.changeMicroGoal, { body });
  expect((await here()).microGoal.map(({ id }) => id)).toEqual([noon, dawn]);
  await ada.call(routes.removeMicroGoal, { query: { id: noon } });
  expect((await here()).microGoal.map(({ id }) => id)).toEqual([dawn]);
  expect(await lastEvent(ada, goal.id)).toMatchObject({
    action: 'delete_item',
    data: { change: 'micro_goal_removed', microGoalDescription: 'midday' },
  });
  await ada.call(routes.removeMicroGoal, { query: { id: dawn } });
  expect(await here()).toMatchObject({ status: 'InComplete', microGoal: [] });
});

it('has room for fifty milestones of fifty micro goals, all of them made in one call', async () => {
  const ada = await build.user();
  const microGoal = Array.from({ length: mostSteps }, (_, at) => ({
    microGoalDescription: `${at + 1}: ${'ä'.repeat(180)}`,
  }));
  const milestones = Array.from({ length: mostSteps }, (_, at) => ({
    milestoneName: `Milestone ${at + 1}`,
    microGoal,
  }));
  const goal = await makeGoal(ada, { milestones });
  expect((await read(ada, goal.id)).milestones).toEqual(goal.milestones);
  const { first } = partsOf(goal);
  const one = { goalId: goal.id, milestoneName: 'One more' };
  const another = { milestoneId: first.id, microGoalDescription: 'One more' };
  for (const { status, error } of [
    await ada.call(routes.addMilestone, { body: one }),
    await ada.call(routes.addMicroGoal, { body: another }),
  ]) {
    expect(status).toBe(422);
    expect(Object.values(Object(error).fields)).toEqual(['There is room for 50 here.']);
  }
});

it('keeps one order without gaps when two devices add, move and remove at once', async () => {
  const ada = await build.user();
  const milestones = Array.from({ length: 8 }, (_, at) => ({ milestoneName: `m${at}` }));
  const goal = await makeGoal(ada, { milestones });
  const ids = goal.milestones.map(({ id }) => id);
  const calls = ids.flatMap((id, at) => [
    ada.call(routes.changeMilestone, { body: { id, after: ids[(at + 3) % 8] ?? null } }),
    at % 4 === 0
      ? ada.call(routes.removeMilestone, { query: { id } })
      : ada.call(routes.addMilestone, {
          body: { goalId: goal.id, milestoneName: 'new', after: null },
        }),
  ]);
  for (const { status } of await Promise.all(calls)) expect([200, 404]).toContain(status);
  const { rows } = await database.pool.query<{ position: number }>(
    'SELECT position FROM goal_milestones WHERE goal_id = $1 ORDER BY position',
    [goal.id],
  );
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, at) => at));
});
