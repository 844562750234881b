import { goalRoutes } from '@stratum/contract/goals';
import { notificationRoutes } from '@stratum/contract/notifications';
import { type ReminderAnswer, reminderAnswers } from '@stratum/contract/reminder-words';
import { type DueReminder, reminderRoutes as routes } from '@stratum/contract/reminders';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventsOf } from '../../../test/live-events.ts';
import { makeReminder, reminderNotices } from '../../../test/reminded.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Friday, ten in the morning in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const runAt = async (instant: string) => {
  on.clock.set(instant);
  await on.due.runDue();
};
const evening = '2026-11-20T17:00:00.000Z';
const dueTo = async (person: SignedInUser) => dataOf(await person.call(routes.remindersDue)).items;

/** Somebody whose reminder has come. */
async function reminded() {
  const person = await on.build.user();
  const plan = { obstacle: 'it is late', ifThen: 'I leave the tablet' };
  const { goal, reminder } = await makeReminder(person, {}, plan);
  await runAt(evening);
  const [due] = await dueTo(person);
  if (!due) throw new Error('nothing is due');
  return { person, goal, reminder, due };
}

const answer = (person: SignedInUser, due: DueReminder, given: ReminderAnswer | null) => {
  const { id, dueAt, step } = due;
  const { milestoneId, microGoalId } = step ?? {};
  const body = { id, dueAt, answer: given, milestoneId, microGoalId: microGoalId ?? undefined };
  return person.call(routes.answerReminder, { body });
};

describe('what has come', () => {
  it('waits with its next step and its plan, until the next one comes or twelve hours are over', async () => {
    const { person, goal, reminder, due } = await reminded();
    const [notice] = await reminderNotices(person);
    expect(notice?.target).toBe(`/reminders?goalId=${goal.id}`);
    expect(due).toEqual({
      id: reminder.id,
      goalId: goal.id,
      goalName: goal.goalName,
      dueAt: evening,
      step: expect.objectContaining({ text: 'Notes for a week' }),
      obstacle: 'it is late',
      ifThen: 'I leave the tablet',
      image: null,
    });
    on.clock.set('2026-11-21T04:59:59Z');
    expect(await dueTo(person)).toEqual([due]);
    on.clock.set('2026-11-21T05:00:00Z');
    expect(await dueTo(person)).toEqual([]);
    await runAt('2026-11-21T17:00:00Z');
    expect(await dueTo(person)).toMatchObject([{ dueAt: '2026-11-21T17:00:00.000Z' }]);
  });

  it('waits no longer where its reminder is paused or its goal is completed', async () => {
    const { person, goal, reminder, due } = await reminded();
    const pause = (paused: boolean) =>
      person.call(routes.reminderPreference, { body: { id: reminder.id, paused } });
    await pause(true);
    expect(await dueTo(person)).toEqual([]);
    await pause(false);
    expect(await dueTo(person)).toEqual([due]);
    const body = { id: goal.id, status: 'Completed' as const };
    await person.call(goalRoutes.goalStatusUpdate, { body });
    expect(await dueTo(person)).toEqual([]);
  });
});

describe('an answer', () => {
  it.each(reminderAnswers)('%s is taken once, and what told of it is read', async (given) => {
    const { person, due } = await reminded();
    expect((await answer(person, due, given)).status).toBe(200);
    expect(await dueTo(person)).toEqual([]);
    expect(dataOf(await person.call(notificationRoutes.getNotificationCount))).toBe(0);
    expect((await answer(person, due, given)).status).toBe(409);
  });

  it('done ticks the step that was shown, and its undoing opens it again', async () => {
    const { person, goal, due } = await reminded();
    const nextStep = async () =>
      dataOf(await person.call(goalRoutes.goalDetails, { params: { id: goal.id } })).nextStep;
    await answer(person, due, 'done');
    expect(await nextStep()).toMatchObject({ text: 'Find the two worst nights' });
    await answer(person, due, null);
    expect(await nextStep()).toEqual(due.step);
    expect(await dueTo(person)).toEqual([due]);
    expect((await answer(person, due, null)).status).toBe(409);
  });

  it('other than done leaves the step alone, and so does its undoing', async () => {
    const { person, goal, due } = await reminded();
    await answer(person, due, 'skip');
    const { milestoneId, microGoalId } = due.step ?? {};
    const body = { id: goal.id, status: 'Completed' as const, milestoneId };
    const ticked = { ...body, microGoalId: microGoalId ?? undefined };
    const { progress } = dataOf(await person.call(goalRoutes.goalStatusUpdate, { body: ticked }));
    await answer(person, due, null);
    const after = dataOf(await person.call(goalRoutes.goalDetails, { params: { id: goal.id } }));
    expect(after.progress).toBe(progress);
  });

  it('that puts it off can be undone: it waits again, and comes at its own times', async () => {
    const { person, reminder, due } = await reminded();
    const put = dataOf(await answer(person, due, '1h'));
    expect(put).toMatchObject({ snoozedUntil: '2026-11-20T18:00:00.000Z' });
    const body = { id: reminder.id, snooze: null };
    expect(dataOf(await person.call(routes.reminderPreference, { body }))).toMatchObject({
      snoozedUntil: null,
      nextAt: '2026-11-21T17:00:00.000Z',
    });
    expect(await dueTo(person)).toEqual([due]);
    await runAt('2026-11-20T18:00:00Z');
    expect(await reminderNotices(person)).toHaveLength(1);
  });

  it('is nobody else’s to give', async () => {
    const { due } = await reminded();
    expect((await answer(await on.build.user(), due, 'done')).status).toBe(404);
  });
});

it('other tabs are told of whatever becomes of reminders', async () => {
  const { person, goal, reminder, due } = await reminded();
  const { id } = reminder;
  const prefer = (change: object) =>
    person.call(routes.reminderPreference, { body: { id, ...change } });
  const told = async (change: () => Promise<unknown>) =>
    new Set((await eventsOf(on, person.id, change)).map(({ type }) => type));
  const changed = new Set(['reminders_changed']);
  expect(await told(() => answer(person, due, '10m'))).toEqual(
    changed.union(new Set(['notification_count'])),
  );
  expect(await told(() => prefer({ snooze: null }))).toEqual(changed);
  expect(await told(() => prefer({ skipNext: true }))).toEqual(changed);
  const goalChanged = new Set(['goal_changed']);
  expect(await told(() => prefer({ paused: true }))).toEqual(changed.union(goalChanged));
  const { time: _time, ...draft } = { ...reminder };
  const { frequency, channels } = draft;
  const body = { goalId: goal.id, frequency, channels, time: '07:00' };
  expect(await told(() => person.call(routes.addReminder, { body }))).toEqual(goalChanged);
  const change = { body: { id, time: '19:00' } };
  expect(await told(() => person.call(routes.changeReminder, change))).toEqual(goalChanged);
  const removed = { query: { id } };
  expect(await told(() => person.call(routes.removeReminder, removed))).toEqual(goalChanged);
});
