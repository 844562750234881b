import { goalRoutes as routes } from '@stratum/contract/goals';
import { addDays } from '@stratum/contract/plain-days';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { goalBody, goalDay, makeGoal } from '../../../test/make-goal.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const { build, close } = await openTestApp();
afterAll(close);

it('is read as it was made, with its steps in their order', async () => {
  const ada = await build.user();
  const body = goalBody({ reward: '', habits: ['noDistractions', 'alarm'], ifThen: 'If…' });
  const made = await makeGoal(ada, body);
  expect(made).toMatchObject({
    ...body,
    goalDescription: '',
    reward: null,
    habits: ['alarm', 'noDistractions'],
    status: 'InComplete',
    archived: false,
  });
  const params = { id: made.id };
  expect(dataOf(await ada.call(routes.goalInfo, { params }))).toEqual(made);
  const { milestones, reminders: _reminders, ...goal } = made;
  expect(dataOf(await ada.call(routes.goalDetails, { params }))).toMatchObject({
    goal,
    milestones,
    progress: 0,
    onTrack: { planned: 0, done: 0, days: 0 },
    plan: [addDays(goalDay, 27), addDays(goalDay, 55), addDays(goalDay, 83)],
    nextStep: { text: 'Notes for a week' },
    wins: { from: goalDay, to: goalDay, habits: [{ habit: 'alarm' }, { habit: 'noDistractions' }] },
  });
});

it('refuses an end that is over or before the beginning, and names that are empty', async () => {
  const ada = await build.user();
  const fieldsFor = async (given: Parameters<typeof goalBody>[0]) => {
    const { status, error } = await ada.call(routes.goalCreate, { body: goalBody(given) });
    expect(status).toBe(422);
    return Object.keys(Object(error).fields);
  };
  const over = { goalStartDate: '2026-11-01', goalEndDate: '2026-11-19' };
  expect(await fieldsFor(over)).toEqual(['goalEndDate']);
  expect(await fieldsFor({ goalEndDate: '2026-11-19' })).toEqual(['goalEndDate']);
  expect(await fieldsFor({ goalEndDate: '2033-11-20' })).toEqual(['goalEndDate']);
  const milestones = [{ milestoneName: 'One', microGoal: [{ microGoalDescription: ' ' }] }];
  expect(await fieldsFor({ milestones })).toEqual([
    'milestones.0.microGoal.0.microGoalDescription',
  ]);
});

it('comes from a level that an attempt of their own shows, and from no other', async () => {
  const [ada, bruno] = [await build.user(), await build.user()];
  const { attempt } = await takeAssessment(ada, 'mentality');
  const [trait] = attempt.traits;
  if (!trait) throw new Error('an attempt scores traits');
  const { traitId, level: fromLevel } = trait;
  const source = { attemptId: attempt.id, traitId, fromLevel, toLevel: fromLevel + 1 };
  expect((await makeGoal(ada, { source })).source).toEqual(source);
  const make = async (who: typeof ada, changed: object) =>
    who.call(routes.goalCreate, { body: goalBody({ source: { ...source, ...changed } }) });
  expect((await make(bruno, {})).status).toBe(404);
  for (const [field, changed] of Object.entries({
    'source.traitId': { traitId: 'sleep' },
    'source.fromLevel': { fromLevel: fromLevel - 1 },
    'source.toLevel': { toLevel: fromLevel },
  })) {
    const { status, error } = await make(ada, changed);
    expect([status, Object.keys(Object(error).fields)]).toEqual([422, [field]]);
  }
});

it('is listed to its owner by status and category, and counted', async () => {
  const ada = await build.user();
  const sleep = await makeGoal(ada);
  const focus = await makeGoal(ada, { goalCategory: 'cognitive-abilities', milestones: [] });
  const list = async (query: object) =>
    dataOf(await ada.call(routes.goalList, { query })).items.map(({ id }) => id);
  expect(await list({})).toEqual([focus.id, sleep.id]);
  expect(await list({ goalCategory: 'personal-health' })).toEqual([sleep.id]);
  expect(await list({ status: 'Completed' })).toEqual([]);
  const { items } = dataOf(await ada.call(routes.goalList, { query: { status: 'InComplete' } }));
  expect(items).toMatchObject([
    { steps: 1, progress: 0, nextStep: null },
    { steps: 3, progress: 0, nextStep: { text: 'Notes for a week' } },
  ]);
  const counted = dataOf(await ada.call(routes.goalCategoryList)).items;
  expect(counted.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
  await ada.call(routes.goalArchive, { body: { id: focus.id, archived: true } });
  expect(await list({})).toEqual([sleep.id]);
  expect(await list({ archived: 'true' })).toEqual([focus.id, sleep.id]);
  expect(await list({ archived: 'only' })).toEqual([focus.id]);
  const archived = dataOf(await ada.call(routes.goalCategoryList, { query: { archived: 'only' } }));
  expect(archived.items.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0]);
});
