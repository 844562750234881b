import { goalRoutes } from '@stratum/contract/goals';
import { notificationRoutes } from '@stratum/contract/notifications';
import { pushRoutes } from '@stratum/contract/push';
import type { PushPayload } from '@stratum/contract/push-payload';
import { reminderRoutes as routes } from '@stratum/contract/reminders';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { createPushBrowser } from '../../../test/push-browser.ts';
import { makeReminder, reminderNotices } from '../../../test/reminded.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Friday, ten in the morning in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

/** Somebody whose browser has just got the push of a reminder. */
async function pushed(locale: 'en' | 'fr' | 'de' = 'en') {
  const person = await on.build.user({ locale });
  const { subscription: body } = createPushBrowser();
  await person.call(pushRoutes.subscribeToPush, { body });
  const made = await makeReminder(person, { channels: ['in_app', 'push'] });
  on.clock.set('2026-11-20T17:00:00Z');
  await on.due.runDue();
  await on.due.runDue();
  await on.jobs.drain();
  const [sent] = on.push.sent.filter(({ endpoint }) => endpoint === body.endpoint);
  const { notification }: PushPayload = JSON.parse(sent?.payload ?? '');
  return { person, ...made, notification };
}
const act = (ticket: string | undefined) =>
  callRoute(on.app, null, routes.actOnReminder, { body: { ticket: ticket ?? '' } });
const unread = async (person: SignedInUser) =>
  dataOf(await person.call(notificationRoutes.getNotificationCount));

it('a push says what can be done with it in the language of its person', async () => {
  const { notification, reminder, goal } = await pushed('fr');
  expect(notification).toMatchObject({ tag: reminder.id, title: goal.goalName, lang: 'fr' });
  const titles = ['C’est fait', 'Dans 10\u00a0minutes', 'Dans une heure', 'Demain'];
  expect(notification.actions?.map(({ title }) => title)).toEqual(titles);
  expect(Object.keys(notification.data?.tickets ?? {})).toEqual(['done', '10m', '1h', 'tomorrow']);
});

it('done, by its ticket and without a session, ticks the step that was named, once', async () => {
  const { person, goal, notification } = await pushed();
  expect(await unread(person)).toBe(1);
  const { tickets } = notification.data ?? {};
  expect(dataOf(await act(tickets?.done))).toEqual({ act: 'done' });
  expect(await unread(person)).toBe(0);
  const details = () => person.call(goalRoutes.goalDetails, { params: { id: goal.id } });
  const { nextStep } = dataOf(await details());
  expect(nextStep).toMatchObject({ text: 'Find the two worst nights' });
  expect(await act(tickets?.done)).toMatchObject({ status: 422, error: { code: 'wrong_ticket' } });
  expect((await act(tickets?.['1h'])).status).toBe(422);
  expect(dataOf(await details()).nextStep).toEqual(nextStep);
});

it('put off by its ticket, it comes again then, with tickets of its own', async () => {
  const { person, notification } = await pushed();
  on.clock.set('2026-11-20T17:02:00Z');
  expect(dataOf(await act(notification.data?.tickets['10m']))).toEqual({ act: '10m' });
  on.clock.set('2026-11-20T17:12:00Z');
  await on.due.runDue();
  const notices = await reminderNotices(person);
  expect(notices.map(({ data }) => data.dueAt)).toEqual([
    '2026-11-20T17:00:00.000Z',
    '2026-11-20T17:12:00.000Z',
  ]);
});

it('of twenty answers at once one is taken', async () => {
  const { notification } = await pushed();
  const tickets = Object.values(notification.data?.tickets ?? {});
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => act(tickets[index % tickets.length])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a ticket that is not ours, too old, or of a reminder that is gone does nothing', async () => {
  const { person, reminder, notification } = await pushed();
  const ticket = notification.data?.tickets['1h'];
  expect((await act(`${ticket}A`)).status).toBe(422);
  on.clock.set('2026-11-23T17:00:00Z');
  expect((await act(ticket)).status).toBe(422);
  on.clock.set('2026-11-23T16:59:59Z');
  await person.call(routes.removeReminder, { query: { id: reminder.id } });
  expect((await act(ticket)).status).toBe(422);
});

it('one whose reminder is paused puts it off no more', async () => {
  const { person, reminder, notification } = await pushed();
  await person.call(routes.reminderPreference, { body: { id: reminder.id, paused: true } });
  expect((await act(notification.data?.tickets['1h'])).status).toBe(409);
  expect((await act(notification.data?.tickets.done)).status).toBe(200);
});
