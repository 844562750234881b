import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import {
  notificationPreferenceRoutes,
  type PreferencesChange,
} from '@stratum/contract/notification-preferences';
import { type NotificationContent, notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventsOf } from '../../../test/live-events.ts';

const on = await openTestApp();
afterAll(on.close);

/** Noon in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T11:00:00Z'));

const december: NotificationContent = { kind: 'new_assessment_month', data: { month: '2026-12' } };
const atRisk: NotificationContent = {
  kind: 'streak_at_risk',
  data: { date: '2026-11-20', streak: 12 },
};
const prefer = (user: SignedInUser, body: PreferencesChange) =>
  user.call(notificationPreferenceRoutes.putNotificationPreferences, { body });
const mailsTo = ({ email }: SignedInUser) => on.mail.allTo(email);
const subjectsTo = async (user: SignedInUser) =>
  (await mailsTo(user)).map(({ subject }) => subject);
const listOf = async (user: SignedInUser) =>
  dataOf(await user.call(notificationRoutes.getNotification)).items;

describe('a mail', () => {
  it('leaves at once, in the language of its receiver as it leaves', async () => {
    const ada = await on.build.user();
    await ada.notify(december);
    await ada.call(profileRoutes.updateProfile, { body: { locale: 'fr' } });
    await on.due.runDue();
    const [mail, ...others] = await mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Une nouvelle auto-évaluation\u00A0: décembre 2026');
    expect(mail?.text).toContain('http://stratum.test/fr/self-assessment');
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
  });

  it('that comes in quiet hours leaves at their end, unless it was read by then', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    on.clock.set('2026-11-20T22:30:00Z');
    await ada.notify(december);
    await bruno.notify(december);
    await on.due.runDue();
    await bruno.call(notificationRoutes.setNotificationRead, { body: { all: true } });
    await on.runAt('2026-11-21T05:59:59Z');
    expect(await mailsTo(ada)).toEqual([]);
    await on.runAt('2026-11-21T06:00:00Z');
    expect(await mailsTo(ada)).toHaveLength(1);
    expect(await mailsTo(bruno)).toEqual([]);
  });

  it('of a day that is over by then does not leave', async () => {
    const ada = await on.build.user();
    const quietHours = { from: '19:00', to: '07:00' };
    await prefer(ada, { kinds: [{ kind: 'streak_at_risk', email: 'instant' }], quietHours });
    on.clock.set('2026-11-20T19:00:00Z');
    await ada.notify(atRisk);
    await on.due.runDue();
    await on.runAt('2026-11-21T06:00:00Z');
    expect(await mailsTo(ada)).toEqual([]);
  });

  it('that was turned off, or became a digest’s, since it was scheduled, does not leave', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    await ada.notify(december);
    await bruno.notify(december);
    await prefer(ada, { kinds: [{ kind: 'new_assessment_month', email: 'off' }] });
    await prefer(bruno, { kinds: [{ kind: 'new_assessment_month', email: 'digest' }] });
    await on.due.runDue();
    expect([...(await mailsTo(ada)), ...(await mailsTo(bruno))]).toEqual([]);
    await on.runAt('2026-11-20T17:00:00Z');
    expect(await subjectsTo(bruno)).toEqual(['1 notification from Stratum']);
  });

  it('keeps its id however often it is sent, as its notification stays one', async () => {
    const ada = await on.build.user();
    const send = on.deps.mailer.send;
    const ids: unknown[] = [];
    on.deps.mailer.send = async (mail) => {
      ids.push(mail.id);
      if (ids.length < 3) throw new Error('the answer was lost');
      await send(mail);
    };
    const id = await ada.notify(december);
    await on.due.runDue();
    await on.due.runDue();
    await mailsTo(ada);
    on.deps.mailer.send = send;
    expect(ids).toEqual([id, id, id]);
    expect(await listOf(ada)).toHaveLength(1);
  });
});

describe('what tells of a day that is over before the next digest', () => {
  it('leaves and is listed at once', async () => {
    const ada = await on.build.user();
    await prefer(ada, {
      kinds: [{ kind: 'streak_at_risk', in_app: 'digest', email: 'digest' }],
    });
    on.clock.set('2026-11-20T19:00:00Z');
    await ada.notify(atRisk);
    await on.due.runDue();
    expect(await listOf(ada)).toHaveLength(1);
    expect(await subjectsTo(ada)).toEqual(['Your 12-day streak']);
  });

  it('goes by where the day of its person begins', async () => {
    const ada = await on.build.user();
    await ada.call(profileRoutes.updateProfile, { body: { dayStartHour: 6 } });
    await prefer(ada, {
      kinds: [{ kind: 'streak_at_risk', in_app: 'digest' }],
      digestTime: '05:30',
    });
    on.clock.set('2026-11-20T19:00:00Z');
    await ada.notify(atRisk);
    expect(await listOf(ada)).toEqual([]);
    await on.runAt('2026-11-21T04:30:00Z');
    expect(await listOf(ada)).toHaveLength(1);
  });
});

describe('a digest', () => {
  const everything = { in_app: 'digest', email: 'digest' } as const;
  const digested = {
    kinds: [
      { kind: 'new_assessment_month', ...everything },
      { kind: 'checkin_reminder', ...everything },
    ],
  } satisfies PreferencesChange;

  it('is one mail at its time, with one paragraph a kind', async () => {
    const ada = await on.build.user();
    await prefer(ada, digested);
    await ada.notify(december);
    await ada.notify({ kind: 'checkin_reminder', data: { date: '2026-11-20' } });
    await ada.notify({ kind: 'new_assessment_month', data: { month: '2027-01' } });
    await on.runAt('2026-11-20T16:59:59Z');
    expect(await mailsTo(ada)).toEqual([]);
    await on.runAt('2026-11-20T17:00:00Z');
    await on.runAt('2026-11-21T17:00:00Z');
    const [mail, ...others] = await mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 notifications from Stratum');
    expect(mail?.text).toMatch(/January 2027: [^\n]+ \(2\)\n/);
    expect(mail?.text).toContain('Time for your check-in\n');
  });

  it('is when they come into the list, too, and are told of where their person is', async () => {
    const ada = await on.build.user();
    await prefer(ada, digested);
    expect(await eventsOf(on, ada.id, () => ada.notify(december))).toEqual([]);
    expect(await listOf(ada)).toEqual([]);
    const events = await eventsOf(on, ada.id, () => on.runAt('2026-11-20T17:00:00Z'));
    const [listed] = await listOf(ada);
    expect(events).toEqual([
      { type: 'notification', notification: listed },
      { type: 'notification_count', count: 1 },
    ]);
  });

  it('moves with its time, and with its person to another zone', async () => {
    const ada = await on.build.user();
    await prefer(ada, digested);
    await ada.notify(december);
    await prefer(ada, { digestTime: '20:00' });
    await ada.call(profileRoutes.updateProfile, { body: { timeZone: 'America/New_York' } });
    await on.runAt('2026-11-21T00:59:59Z');
    expect(await mailsTo(ada)).toEqual([]);
    await on.runAt('2026-11-21T01:00:00Z');
    expect(await mailsTo(ada)).toHaveLength(1);
  });
});

it('what is off in the list reaches its person by the other channels alone', async () => {
  const ada = await on.build.user();
  await prefer(ada, { kinds: [{ kind: 'new_assessment_month', in_app: 'off' }] });
  expect(await eventsOf(on, ada.id, () => ada.notify(december))).toEqual([]);
  expect(await listOf(ada)).toEqual([]);
  expect(dataOf(await ada.call(notificationRoutes.getNotificationCount))).toBe(0);
  await on.due.runDue();
  expect(await mailsTo(ada)).toHaveLength(1);
});

it('a text message is for those who allow them, and leaves once at most', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  for (const user of [ada, bruno]) {
    await prefer(user, { kinds: [{ kind: 'checkin_reminder', sms: 'instant' }] });
    await user.call(profileRoutes.updateProfile, { body: { phone: '+49 30 1234567' } });
    await user.call(dailyWinRoutes.putDailyWinReminder, { body: { time: '12:30' } });
  }
  await ada.call(profileRoutes.updateSmsNotification, { body: { smsNotification: true } });
  const greetings = (await on.sms.allTo('+49301234567')).length;
  const send = on.deps.sms.send;
  const texts: string[] = [];
  on.deps.sms.send = async ({ text }) => {
    texts.push(text);
    throw new Error('the process died after the carrier took it');
  };
  await on.runAt('2026-11-20T11:30:00Z');
  await on.jobs.drain();
  on.deps.sms.send = send;
  expect(greetings).toBe(1);
  expect(texts).toEqual(['Stratum: Time for your check-in']);
});
