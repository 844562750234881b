import { goalRoutes as routes } from '@stratum/contract/goals';
import type { Reminder } from '@stratum/contract/reminder';
import { reminderRoutes } from '@stratum/contract/reminders';
import type { Route } from '@stratum/contract/route';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf, type Sent } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { daily, makeReminder } from '../../../test/reminded.ts';

const on = await openTestApp();
afterAll(on.close);
/** A Friday, ten in the morning in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const evening = '2026-11-20T17:00:00.000Z';

/** A goal of somebody's with a reminder, what it takes to change it, and when it is reminded of then. */
async function reminded() {
  const ada = await on.build.user();
  const { goal, reminder } = await makeReminder(ada);
  const change = async <R extends Route>(route: R, sent: Sent<R>) =>
    dataOf(await ada.call(route, sent));
  const nextAt = async () => (await remindersOf(ada, reminder)).map((each) => each.nextAt);
  return { ada, id: goal.id, reminder, change, nextAt };
}

async function remindersOf(person: SignedInUser, { goalId }: Pick<Reminder, 'goalId'>) {
  const sent = { params: { goalId } };
  return dataOf(await person.call(reminderRoutes.remindersOfGoal, sent)).items;
}

it('a goal that is completed or archived is not reminded of, until it is open again', async () => {
  const { id, change, nextAt } = await reminded();
  await change(routes.goalStatusUpdate, { body: { id, status: 'Completed' } });
  expect(await nextAt()).toEqual([null]);
  await change(routes.goalStatusUpdate, { body: { id, status: 'InComplete' } });
  expect(await nextAt()).toEqual([evening]);
  await change(routes.goalArchive, { body: { id, archived: true } });
  expect(await nextAt()).toEqual([null]);
  await change(routes.goalArchive, { body: { id, archived: false } });
  expect(await nextAt()).toEqual([evening]);
});

it('one that is deleted is not either; its reminders come back with it, or go for good', async () => {
  const { ada, id, reminder, change, nextAt } = await reminded();
  const dueRows = async () => {
    const { rows } = await on.database.pool.query('SELECT FROM due WHERE subject = $1', [
      reminder.id,
    ]);
    return rows.length;
  };
  expect(await dueRows()).toBe(1);
  await change(routes.goalDelete, { query: { id } });
  expect(await dueRows()).toBe(0);
  expect(dataOf(await ada.call(reminderRoutes.remindersList)).items).toEqual([]);
  const query = { id: reminder.id };
  expect((await ada.call(reminderRoutes.removeReminder, { query })).status).toBe(404);
  await change(routes.goalRestore, { body: { id } });
  expect(await nextAt()).toEqual([evening]);
});

it('reminders follow the days of their goal', async () => {
  const { id, change, nextAt } = await reminded();
  await change(routes.goalShift, { body: { id, days: 7 } });
  expect(await nextAt()).toEqual(['2026-11-27T17:00:00.000Z']);
  await change(routes.goalUpdate, { body: { id, goalStartDate: '2026-11-25' } });
  expect(await nextAt()).toEqual(['2026-11-25T17:00:00.000Z']);
  await change(routes.goalUpdate, { body: { id, goalEndDate: '2026-11-25' } });
  on.clock.set('2026-11-25T17:00:00Z');
  await on.due.runDue();
  expect(await nextAt()).toEqual([null]);
});

it('a copy is reminded of as the goal is', async () => {
  const { ada, id, reminder, change } = await reminded();
  const before = await remindersOf(ada, reminder);
  const copy = await change(routes.goalCopy, { body: { id } });
  expect(copy.reminders).toMatchObject([{ ...daily, goalId: copy.id, nextAt: evening }]);
  expect(await remindersOf(ada, reminder)).toEqual(before);
});

it('what is done to reminders is part of the goal’s history', async () => {
  const { ada, id, reminder, change } = await reminded();
  await change(reminderRoutes.addReminder, { body: { goalId: id, ...daily, time: '07:00' } });
  await change(reminderRoutes.reminderPreference, { body: { id: reminder.id, paused: true } });
  await change(reminderRoutes.changeReminder, { body: { id: reminder.id, time: '19:00' } });
  await change(reminderRoutes.removeReminder, { query: { id: reminder.id } });
  const { items } = dataOf(await ada.call(routes.goalHistory, { params: { id } }));
  expect(items.map(({ data }) => data).slice(0, 4)).toEqual([
    { change: 'reminder_removed', reminderId: reminder.id, frequency: 'Daily', time: '19:00' },
    {
      change: 'reminder_fields',
      reminderId: reminder.id,
      frequency: 'Daily',
      time: '19:00',
      before: { frequency: 'Daily', time: '18:00' },
    },
    expect.objectContaining({ change: 'reminder_paused', time: '18:00', paused: true }),
    expect.objectContaining({ change: 'reminder_added', time: '07:00' }),
  ]);
});
