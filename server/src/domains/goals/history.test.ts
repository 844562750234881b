import { goalStepRoutes } from '@stratum/contract/goal-steps';
import { goalRoutes as routes } from '@stratum/contract/goals';
import type { GoalEventId } from '@stratum/contract/ids';
import { afterAll, expect, it, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventEqualsRefetch } from '../../../test/live-events.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { newId } from '../../platform/new-id.ts';
import { goalsPersonalData } from './personal-data.ts';
import { goalHistory } from './tables.ts';

const on = await openTestApp();
const { build, clock, close } = on;
afterAll(close);

it('has one view a day at most, and pages', async () => {
  const ada = await build.user();
  const { id } = await makeGoal(ada);
  const params = { id };
  const look = () => ada.call(routes.goalDetails, { params });
  await Promise.all([look(), look()]);
  clock.advance(86_400_000);
  await look();
  await look();
  const events = async (query: object) =>
    dataOf(await ada.call(routes.goalHistory, { params, query }));
  const { items } = await events({});
  expect(items.map(({ action }) => action)).toEqual(['view', 'view', 'create']);
  const event = { goalId: id, userId: ada.id, actorId: ada.id, viewedOn: null } as const;
  await on.database.db.insert(goalHistory).values(
    Array.from({ length: 50 }, () => ({
      ...event,
      id: newId<GoalEventId>(),
      at: clock.now(),
      action: 'update' as const,
      data: { change: 'goal_restored' as const },
    })),
  );
  const first = await events({});
  expect(first.items).toHaveLength(50);
  const second = await events({ cursor: first.next });
  expect(second).toEqual({ items, next: null });
  const all = dataOf(await ada.call(routes.goalHistories, { query: {} }));
  expect(all).toEqual(first);
  const rest = await events({ cursor: first.next, views: 'false' });
  expect(rest.items.map(({ action }) => action)).toEqual(['create']);
  expect(dataOf(await (await build.user()).call(routes.goalHistories)).items).toEqual([]);
});

test('what another tab is told of a change is what it would fetch', async () => {
  const ada = await build.user();
  const goal = await makeGoal(ada, { habits: ['alarm'] });
  const { id } = goal;
  const { second, micro } = partsOf(goal);
  const changes = [
    () =>
      ada.call(routes.goalStatusUpdate, {
        body: { id, microGoalId: micro.id, status: 'Completed' },
      }),
    () => ada.call(goalStepRoutes.removeMilestone, { query: { id: second.id } }),
    () => ada.call(routes.goalUpdate, { body: { id, goalName: 'Sleep' } }),
    () => ada.call(routes.goalShift, { body: { id, days: -5 } }),
    () => ada.call(routes.goalArchive, { body: { id, archived: true } }),
    () => ada.call(routes.goalStatusUpdate, { body: { id, status: 'Completed' } }),
    () => ada.call(routes.goalCopy, { body: { id } }),
    () => ada.call(routes.goalDelete, { query: { id } }),
    () => ada.call(routes.goalRestore, { body: { id } }),
  ];
  const query = { archived: 'true' } as const;
  for (const change of changes) {
    await eventEqualsRefetch(on, {
      person: ada,
      read: async () => dataOf(await ada.call(routes.goalList, { query })).items,
      change,
      apply(items, event) {
        if (event.type !== 'goal_changed') return items;
        const others = items.filter((item) => item.id !== event.id);
        const told = event.goal === null ? others : [...others, event.goal];
        return told.toSorted((one, other) => (one.id < other.id ? 1 : -1));
      },
    });
  }
});

test('an archive has the goals of its person with their steps, and what happened to them', async () => {
  const [ada, bruno] = [await build.user(), await build.user()];
  const [goal] = [await makeGoal(ada), await makeGoal(bruno)];
  const call = { db: on.database.db, userId: ada.id, locale: 'en' } as const;
  const files = new Map<string, unknown>();
  for await (const entry of goalsPersonalData.export(call)) {
    if ('rows' in entry) files.set(entry.path, await Array.fromAsync(entry.rows()));
  }
  expect(Object.fromEntries(files)).toMatchObject({
    'goals/goals.json': [{ ...goal, deletedAt: null }],
    'goals/history.json': [{ goalId: goal.id, action: 'create', change: 'goal_created' }],
  });
});
