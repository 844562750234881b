import type { GroupId } from '@stratum/contract/ids';
import { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import type { NotificationContent } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { pushRoutes } from '@stratum/contract/push';
import type { PushPayload } from '@stratum/contract/push-payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { createPushBrowser } from '../../../test/push-browser.ts';
import { newId } from '../../platform/new-id.ts';

const on = await openTestApp();
afterAll(on.close);

/** Noon in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T11:00:00Z'));

const newMonth = (month: string): NotificationContent => ({
  kind: 'new_assessment_month',
  data: { month },
});
const atRisk: NotificationContent = {
  kind: 'streak_at_risk',
  data: { date: '2026-11-20', streak: 12 },
};

/** A person whose browser takes pushes. */
async function subscriber(user?: SignedInUser) {
  const person = user ?? (await on.build.user());
  const { subscription: body } = createPushBrowser();
  await person.call(pushRoutes.subscribeToPush, { body });
  return { person, endpoint: body.endpoint };
}

/** What reached a browser, once nothing waits any more. */
async function arrivedAt(browser: string) {
  await on.due.runDue();
  await on.jobs.drain();
  const sent = on.push.sent.filter(({ endpoint }) => endpoint === browser);
  return sent.map(({ payload, ...push }) => {
    const { notification }: PushPayload = JSON.parse(payload);
    return { ...push, notification };
  });
}

test('a notification reaches every browser of its person, in their language as it leaves', async () => {
  const { person: ada, endpoint } = await subscriber();
  const { endpoint: phone } = await subscriber(await ada.again());
  await ada.notify(newMonth('2026-12'));
  await ada.call(profileRoutes.updateProfile, { body: { locale: 'fr' } });
  const [arrived, ...others] = await arrivedAt(endpoint);
  expect(others).toEqual([]);
  expect(arrived?.notification).toMatchObject({
    lang: 'fr',
    title: expect.stringContaining('décembre 2026'),
    navigate: 'http://stratum.test/self-assessment',
  });
  expect(await arrivedAt(phone)).toHaveLength(1);
});

test('one without a browser that takes pushes, or who has turned the kind off, gets none', async () => {
  const { person: ada, endpoint } = await subscriber();
  const kinds = [{ kind: 'new_assessment_month' as const, push: 'off' as const }];
  await ada.call(notificationPreferenceRoutes.putNotificationPreferences, { body: { kinds } });
  await ada.notify(newMonth('2026-12'));
  await (await on.build.user()).notify(newMonth('2026-12'));
  const before = on.push.sent.length;
  expect(await arrivedAt(endpoint)).toEqual([]);
  expect(on.push.sent).toHaveLength(before);
});

test('a month takes the place of the one before; what happens to an account stands by itself', async () => {
  const { person: ada, endpoint } = await subscriber();
  const tell = async (content?: NotificationContent) => {
    const id = await ada.notify(content);
    const newest = (await arrivedAt(endpoint)).at(-1);
    return { id, tag: newest?.notification.tag, topic: newest?.topic };
  };
  const [december, january] = [await tell(newMonth('2026-12')), await tell(newMonth('2027-01'))];
  expect([january.tag, january.topic]).toEqual([december.tag, december.topic]);
  const [changed, again] = [await tell(), await tell()];
  expect([changed.tag, again.tag]).toEqual([changed.id, again.id]);
  expect(again.topic).not.toBe(changed.topic);
});

test('a reminder of a day is kept until that day ends where the person lives', async () => {
  const { person: ada, endpoint } = await subscriber();
  await ada.call(profileRoutes.updateProfile, { body: { dayStartHour: 3 } });
  await ada.notify(atRisk);
  // From noon to three in the morning.
  expect(await arrivedAt(endpoint)).toMatchObject([{ timeToLive: 15 * 60 * 60 }]);
});

test('a digest is one push, which a later one replaces', async () => {
  const { person: ada, endpoint } = await subscriber();
  const kinds = [{ kind: 'new_assessment_month' as const, push: 'digest' as const }];
  await ada.call(notificationPreferenceRoutes.putNotificationPreferences, { body: { kinds } });
  await ada.notify(newMonth('2026-12'));
  await ada.notify(newMonth('2027-01'));
  expect(await arrivedAt(endpoint)).toEqual([]);
  on.clock.set('2026-11-20T17:00:00Z');
  const [digest, ...others] = await arrivedAt(endpoint);
  expect(others).toEqual([]);
  expect(digest?.notification).toMatchObject({
    title: '2 notifications',
    body: 'December 2026: time for a new assessment\nJanuary 2027: time for a new assessment',
    navigate: 'http://stratum.test/notifications',
    tag: 'digest',
  });
});

test('names and words of others come once their receiver has chosen so', async () => {
  const { person: ada, endpoint } = await subscriber();
  const data = { groupId: newId<GroupId>(), groupName: 'Early birds' };
  const word: NotificationContent = {
    kind: 'group_message',
    data: { ...data, text: 'Run at six?' },
  };
  const mention: NotificationContent = {
    kind: 'mention',
    data: { ...data, name: 'Bruno', isReply: true },
  };
  await ada.notify(word);
  await ada.notify(mention);
  const discreet = (await arrivedAt(endpoint)).map(({ notification }) => notification);
  expect(discreet.map(({ title }) => title)).toEqual([
    'A message from a group’s admin',
    'Somebody replied to you in a group',
  ]);
  expect(JSON.stringify(discreet)).not.toMatch(/Early birds|Run at six|Bruno/);
  const body = { showOthersInPushes: true };
  await ada.call(notificationPreferenceRoutes.putNotificationPreferences, { body });
  await ada.notify(word);
  expect((await arrivedAt(endpoint)).at(-1)?.notification).toMatchObject({
    title: 'A message from “Early birds”',
    body: 'Run at six?',
  });
});
