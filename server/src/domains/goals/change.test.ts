import type { Goal } from '@stratum/contract/goal';
import { goalRoutes as routes } from '@stratum/contract/goals';
import { addDays } from '@stratum/contract/plain-days';
import { uploadRoutes } from '@stratum/contract/uploads';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { goalDay, makeGoal, partsOf } from '../../../test/make-goal.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const on = await openTestApp();
const { build, clock, close, jobs } = on;
afterAll(close);

const read = (who: SignedInUser, { id }: Pick<Goal, 'id'>) =>
  who.call(routes.goalInfo, { params: { id } });
const history = async (who: SignedInUser, { id }: Pick<Goal, 'id'>) =>
  dataOf(await who.call(routes.goalHistory, { params: { id } })).items;

it('changes the fields that are named, and says in the history what they were before', async () => {
  const ada = await build.user();
  const { milestones, reminders, ...goal } = await makeGoal(ada, {
    reward: 'A book',
    habits: ['alarm'],
  });
  const { id } = goal;
  const change = { goalName: 'Sleep well', reward: null, habits: [] };
  const changed = dataOf(await ada.call(routes.goalUpdate, { body: { id, ...change } }));
  expect(changed).toEqual({ ...goal, ...change });
  expect(dataOf(await read(ada, goal))).toEqual({ ...changed, milestones, reminders });
  const [newest] = await history(ada, goal);
  expect(newest).toMatchObject({
    goalName: 'Sleep well',
    actorId: ada.id,
    action: 'update',
    data: {
      change: 'goal_fields',
      fields: [
        { field: 'goalName', from: goal.goalName, to: 'Sleep well' },
        { field: 'reward', from: 'A book', to: null },
        { field: 'habits', from: 'alarm', to: '' },
      ],
    },
  });
  for (const body of [{ id }, { id, ...change }]) {
    expect(dataOf(await ada.call(routes.goalUpdate, { body }))).toEqual(changed);
  }
  expect((await history(ada, goal))[0]).toEqual(newest);
});

it('closes the gap of another skill, or none, as an attempt shows it', async () => {
  const ada = await build.user();
  const { attempt } = await takeAssessment(ada, 'mentality');
  const sources = attempt.traits.map(({ traitId, level }) => {
    return { attemptId: attempt.id, traitId, fromLevel: level, toLevel: level + 1 };
  });
  const [source, other] = [sources[0] ?? null, sources[1] ?? null];
  const goal = await makeGoal(ada, { goalCategory: 'mentality', source });
  const { id } = goal;
  const change = (body: object) => ada.call(routes.goalUpdate, { body: { id, ...body } });
  expect(dataOf(await change({ source: other })).source).toEqual(other);
  expect((await history(ada, goal))[0]?.data).toMatchObject({
    fields: [{ field: 'source', from: source?.traitId, to: other?.traitId }],
  });
  expect((await change({ source: { ...other, toLevel: other?.fromLevel } })).status).toBe(422);
  expect(dataOf(await change({ goalName: 'Sleep well' })).source).toEqual(other);
  expect(dataOf(await change({ source: null })).source).toBeNull();
});

it('takes no days that end before they begin or are over', async () => {
  const ada = await build.user();
  const { id } = await makeGoal(ada);
  const update = async (days: object) =>
    (await ada.call(routes.goalUpdate, { body: { id, ...days } })).status;
  expect(await update({ goalEndDate: addDays(goalDay, -1) })).toBe(422);
  expect(await update({ goalStartDate: addDays(goalDay, 84) })).toBe(422);
  const past = { goalStartDate: addDays(goalDay, -9), goalEndDate: addDays(goalDay, -1) };
  expect(await update(past)).toBe(422);
  expect(await update({ ...past, goalEndDate: goalDay })).toBe(200);
  const shift = async (days: number) =>
    (await ada.call(routes.goalShift, { body: { id, days } })).status;
  expect(await shift(-1)).toBe(422);
  expect(await shift(0)).toBe(422);
  expect(await shift(1)).toBe(200);
});

it('moves all days by as many, those of the milestones too', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada);
  const moved = dataOf(await ada.call(routes.goalShift, { body: { id: goal.id, days: 10 } }));
  expect(moved).toMatchObject({
    goalStartDate: addDays(goalDay, 10),
    goalEndDate: addDays(goalDay, 93),
    milestones: [{ dueDate: null }, { dueDate: addDays(goalDay, 93) }],
  });
  expect((await history(ada, goal))[0]).toMatchObject({ action: 'move', data: { days: 10 } });
});

it('leaves an archived goal out of list and counts, unless it is asked for', async () => {
  const ada = await build.user();
  const { id } = await makeGoal(ada);
  const archive = (archived: boolean) => ada.call(routes.goalArchive, { body: { id, archived } });
  const listed = async (query: object) =>
    dataOf(await ada.call(routes.goalList, { query })).items.map((goal) => goal.archived);
  expect(dataOf(await archive(true)).archived).toBe(true);
  expect(await archive(true)).toEqual(await archive(true));
  expect(await listed({})).toEqual([]);
  expect(await listed({ archived: 'true' })).toEqual([true]);
  await archive(false);
  expect(await listed({})).toEqual([false]);
  const actions = (await history(ada, { id })).map(({ data }) => data.change);
  expect(actions).toEqual(['goal_archived', 'goal_archived', 'goal_created']);
});

it('is copied with its fields and steps, all open, from today on and as long', async () => {
  const ada = await build.user();
  const { attempt } = await takeAssessment(ada, 'mentality');
  const [{ traitId, level } = Object()] = attempt.traits;
  const source = { attemptId: attempt.id, traitId, fromLevel: level, toLevel: level + 1 };
  const early = { goalStartDate: addDays(goalDay, -10), goalEndDate: goalDay };
  const goal = await makeGoal(ada, { ...early, source, habits: ['alarm'], ifThen: 'If, then' });
  const { id } = goal;
  const { first } = partsOf(goal);
  const tick = { id, milestoneId: first.id, status: 'Completed' } as const;
  for (const body of [tick, { id, status: 'Completed' as const }]) {
    await ada.call(routes.goalStatusUpdate, { body });
  }
  const copy = dataOf(await ada.call(routes.goalCopy, { body: { id } }));
  expect(copy.id).not.toBe(id);
  expect(copy).toMatchObject({
    ...early,
    source,
    habits: ['alarm'],
    ifThen: 'If, then',
    goalStartDate: goalDay,
    goalEndDate: addDays(goalDay, 10),
    status: 'InComplete',
    milestones: [
      { status: 'InComplete', microGoal: [{ status: 'InComplete' }, { status: 'InComplete' }] },
      { dueDate: addDays(goalDay, 93) },
    ],
  });
  expect((await history(ada, copy))[0]?.data).toMatchObject({ copyOf: id });
});

it('can be had back for thirty days after it was deleted, and is purged then', async () => {
  const ada = await build.user();
  const [early, late] = [await makeGoal(ada), await makeGoal(ada)];
  const remove = ({ id }: Goal) => ada.call(routes.goalDelete, { query: { id } });
  const restore = ({ id }: Goal) => ada.call(routes.goalRestore, { body: { id } });
  const { restorableUntil } = dataOf(await remove(early));
  expect(restorableUntil).toBe('2026-12-20T09:00:00.000Z');
  expect((await remove(early)).status).toBe(404);
  expect((await read(ada, early)).status).toBe(404);
  expect(dataOf(await ada.call(routes.goalHistories)).items).toHaveLength(1);
  expect(dataOf(await restore(early))).toEqual(early);
  expect(await restore(early)).toEqual(await restore(early));
  const changes = (await history(ada, early)).map(({ data }) => data.change);
  expect(changes).toEqual(['goal_restored', 'goal_deleted', 'goal_created']);
  await remove(early);
  clock.advance(86_400_000);
  await remove(late);
  clock.set('2026-12-20T09:00:01Z');
  await jobs.sendScheduled();
  await jobs.drain();
  expect((await restore(early)).status).toBe(404);
  expect((await restore(late)).status).toBe(200);
  clock.set('2026-11-20T09:00:00Z');
});

it('shows a picture until neither it nor a copy does', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada, { image: await ada.picture() });
  const picture = goal.image;
  if (picture === null) throw new Error('a goal was made with a picture');
  const link = async () =>
    (await ada.call(uploadRoutes.fileLink, { params: { fileId: picture } })).status;
  const copy = dataOf(await ada.call(routes.goalCopy, { body: { id: goal.id } }));
  const update = (id: Goal['id'], image: string | null) =>
    ada.call(routes.goalUpdate, { body: { id, image } });
  const another = dataOf(await update(goal.id, await ada.picture()));
  expect(another.image).not.toBe(picture);
  expect(await link()).toBe(200);
  expect(dataOf(await update(copy.id, null)).image).toBeNull();
  expect(await link()).toBe(404);
  const bruno = await build.user();
  expect((await update(goal.id, await bruno.picture())).status).toBe(404);
  expect((await update(goal.id, await ada.upload())).status).toBe(415);
});

it('is deleted by a key once, and the key is taken for no other goal', async () => {
  const ada = await build.user();
  const [one, other] = [await makeGoal(ada), await makeGoal(ada)];
  const headers = { 'idempotency-key': 'k' };
  const remove = ({ id }: Goal) => ada.call(routes.goalDelete, { query: { id }, headers });
  expect(await remove(one)).toEqual(await remove(one));
  expect((await remove(other)).error).toMatchObject({ code: 'idempotency_mismatch' });
});
