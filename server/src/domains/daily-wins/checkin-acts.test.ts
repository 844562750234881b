import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { pushRoutes } from '@stratum/contract/push';
import type { PushNotification, PushPayload } from '@stratum/contract/push-payload';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventsOf } from '../../../test/live-events.ts';
import { createPushBrowser } from '../../../test/push-browser.ts';

const on = await openTestApp();
afterAll(on.close);

const date = '2026-11-20';
/** Nine in the morning, in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T08:00:00Z'));

/** Somebody whose browser has just got the push of the check-in reminder. */
async function pushed(locale: 'en' | 'fr' | 'de' = 'en') {
  const person = await on.build.user({ locale });
  const { subscription: body } = createPushBrowser();
  await person.call(pushRoutes.subscribeToPush, { body });
  await person.call(routes.putDailyWinReminder, { body: { time: '18:00' } });
  on.clock.set('2026-11-20T17:00:00Z');
  await on.due.runDue();
  await on.due.runDue();
  await on.jobs.drain();
  const [sent] = on.push.sent.filter(({ endpoint }) => endpoint === body.endpoint);
  const { notification }: PushPayload = JSON.parse(sent?.payload ?? '');
  return { person, notification };
}

const press = (act: 'all_five' | 'undo', { data }: PushNotification) =>
  callRoute(on.app, null, routes.actOnCheckin, { body: { ticket: data?.tickets[act] ?? '' } });
const pressed = async (act: 'all_five' | 'undo', notification: PushNotification) =>
  dataOf(await press(act, notification)).notification;
const today = async (person: SignedInUser) => dataOf(await person.call(routes.getTodaySelected));
const refused = { status: 422, error: { code: 'wrong_ticket' } };

it('the reminder says in the language of its person that all five can be done with it', async () => {
  const { notification } = await pushed('de');
  expect(notification).toMatchObject({
    tag: 'checkin_reminder',
    navigate: 'http://stratum.test/dashboard#check-in',
    actions: [{ action: 'all_five', title: 'Alle fünf erledigt' }],
    data: { answerer: 'checkin', tickets: { all_five: expect.any(String) } },
  });
});

it('all five are posted by the ticket, without a session and in other tabs too, once', async () => {
  const { person, notification } = await pushed();
  let shown: PushNotification | undefined;
  const events = await eventsOf(on, person.id, async () => {
    shown = await pressed('all_five', notification);
  });
  expect(shown).toMatchObject({
    tag: 'checkin_answered',
    title: 'All five daily wins',
    body: 'A new streak: one day with a win.',
    actions: [{ action: 'undo', title: 'Undo' }],
  });
  expect(events.map(({ type }) => type)).toEqual(['wins', 'notification_count']);
  expect(await today(person)).toMatchObject({ points: 5, filledLater: false });
  expect(dataOf(await person.call(notificationRoutes.getNotificationCount))).toBe(0);
  expect(await press('all_five', notification)).toMatchObject(refused);
});

it('what it posted is taken back by the answer, as if nothing had been, and can be done anew', async () => {
  const { person, notification } = await pushed('fr');
  const full = await pressed('all_five', notification);
  const again = await pressed('undo', full);
  const { tag, title, body, actions } = notification;
  expect(again).toMatchObject({ tag, title, body, actions });
  expect((await today(person)).points).toBe(0);
  expect(await press('undo', full)).toMatchObject(refused);
  await pressed('all_five', again);
  expect((await today(person)).points).toBe(5);
});

const others = [
  [
    'has a check-in by now',
    (person: SignedInUser) =>
      person.call(routes.postDailyWin, { body: { date, wins: { alarm: false } } }),
  ],
  [
    'is skipped by now',
    (person: SignedInUser) => person.call(routes.skipDailyWin, { body: { date, reason: 'rest' } }),
  ],
  ['is over', async () => on.clock.set('2026-11-20T23:00:00Z')],
] as const;

it.each(others)('a day that %s is left as it is', async (_what, change) => {
  const { person, notification } = await pushed();
  await change(person);
  const day = await today(person);
  expect(await press('all_five', notification)).toMatchObject(refused);
  expect(await today(person)).toEqual(day);
});

it('a full day that was changed since is not taken back', async () => {
  const { person, notification } = await pushed();
  const full = await pressed('all_five', notification);
  await person.call(routes.postDailyWin, { body: { date, wins: { alarm: false } } });
  expect(await press('undo', full)).toMatchObject(refused);
  expect((await today(person)).points).toBe(4);
});

it('the day is that of the profile, whose start may be in the night', async () => {
  const { person, notification } = await pushed();
  await person.call(profileRoutes.updateProfile, { body: { dayStartHour: 3 } });
  on.clock.set('2026-11-21T01:59:00Z');
  await pressed('all_five', notification);
  expect(await today(person)).toMatchObject({ date, points: 5 });
});

it('a ticket that is not ours does nothing', async () => {
  const { notification } = await pushed();
  const forged = { ...notification.data?.tickets, all_five: 'AAAA' };
  const data = { answerer: 'checkin' as const, tickets: forged };
  expect(await press('all_five', { ...notification, data })).toMatchObject(refused);
});
