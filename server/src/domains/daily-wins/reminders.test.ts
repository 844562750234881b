import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import { notificationRoutes } from '@stratum/contract/notifications';
import { addDays, daysBetween } from '@stratum/contract/plain-days';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventsOf } from '../../../test/live-events.ts';
import { dailyWins } from './tables.ts';

const on = await openTestApp();
afterAll(on.close);

/** Half past nine in the morning, in Berlin. */
const start = '2026-11-20T08:30:00Z';
beforeEach(() => on.clock.set(start));

const remind = (user: SignedInUser, time: string | null) =>
  user.call(routes.putDailyWinReminder, { body: { time } });
const post = (user: SignedInUser, date: string, alarm = true) =>
  user.call(routes.postDailyWin, { body: { date, wins: { alarm } } });
/** What a person was told, the newest first. */
const toldTo = async (user: SignedInUser) =>
  dataOf(await user.call(notificationRoutes.getNotification)).items.map(({ kind, data }) => ({
    kind,
    data,
  }));
const reminderOf = (date: string) => ({ kind: 'checkin_reminder', data: { date } });

/** Somebody who has had wins on so many days, up to yesterday. */
async function streakOf(days: number, timeZone = 'Europe/Berlin'): Promise<SignedInUser> {
  const user = await on.build.user({ timeZone });
  const dates = daysBetween(addDays('2026-11-20', -days), '2026-11-19');
  await on.database.db
    .insert(dailyWins)
    .values(
      dates.slice(0, -1).map((date) => ({ userId: user.id, date, alarm: true, posted: true })),
    );
  await post(user, '2026-11-19');
  return user;
}

describe('the check-in reminder', () => {
  it('comes each day at its time, unless the day has a check-in', async () => {
    const ada = await on.build.user();
    expect(dataOf(await ada.call(routes.getDailyWinReminder))).toEqual({ time: null });
    await remind(ada, '18:15');
    expect(dataOf(await ada.call(routes.getDailyWinReminder))).toEqual({ time: '18:15' });
    await on.runAt('2026-11-20T17:14:59Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-20T17:15:00Z');
    await on.runAt('2026-11-20T17:16:00Z');
    expect(await toldTo(ada)).toEqual([reminderOf('2026-11-20')]);
    await post(ada, '2026-11-20', false);
    on.clock.set('2026-11-21T08:00:00Z');
    await post(ada, '2026-11-21', false);
    await on.runAt('2026-11-21T17:15:00Z');
    expect(await toldTo(ada)).toEqual([reminderOf('2026-11-20')]);
    await on.runAt('2026-11-22T17:15:00Z');
    expect(await toldTo(ada)).toHaveLength(2);
    await remind(ada, null);
    await on.runAt('2026-11-23T17:15:00Z');
    expect(await toldTo(ada)).toHaveLength(2);
  });

  it.each([
    ['Europe/Berlin', '2027-03-28T01:00:00Z', '2027-03-29T00:30:00Z'],
    ['America/New_York', '2027-03-14T07:00:00Z', '2027-03-15T06:30:00Z'],
    ['Australia/Lord_Howe', '2027-10-02T15:30:00Z', '2027-10-03T15:00:00Z'],
  ])('comes in %s on the day whose clocks skip its time, too', async (timeZone, skipped, next) => {
    on.clock.set(new Date(Date.parse(skipped) - 20 * 3_600_000));
    const ada = await on.build.user({ timeZone });
    await remind(ada, timeZone === 'Australia/Lord_Howe' ? '02:00' : '02:30');
    const count = async () => (await toldTo(ada)).length;
    await on.runAt(new Date(Date.parse(skipped) - 1).toISOString());
    expect(await count()).toBe(0);
    await on.runAt(skipped);
    expect(await count()).toBe(1);
    await on.runAt(new Date(Date.parse(next) - 1).toISOString());
    expect(await count()).toBe(1);
    await on.runAt(next);
    expect(await count()).toBe(2);
  });

  it('moves with its person to another zone', async () => {
    const ada = await on.build.user();
    await remind(ada, '18:00');
    await ada.call(profileRoutes.updateProfile, { body: { timeZone: 'America/New_York' } });
    await on.runAt('2026-11-20T22:59:59Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-20T23:00:00Z');
    expect(await toldTo(ada)).toEqual([reminderOf('2026-11-20')]);
  });

  it('is silenced by a pause and by a skip, and recorded so', async () => {
    const ada = await on.build.user();
    await remind(ada, '18:00');
    await ada.call(routes.pauseDailyWins, { body: { until: '2026-11-20' } });
    await on.runAt('2026-11-20T17:00:00Z');
    on.clock.set('2026-11-21T08:00:00Z');
    await ada.call(routes.skipDailyWin, { body: { date: '2026-11-21', reason: 'travel' } });
    await on.runAt('2026-11-21T17:00:00Z');
    expect(await toldTo(ada)).toEqual([]);
    const silenced = await on.database.pool.query(
      'SELECT cause, reason FROM silenced_notifications WHERE user_id = $1 ORDER BY cause',
      [ada.id],
    );
    expect(silenced.rows).toEqual([
      { cause: '2026-11-20', reason: 'pause' },
      { cause: '2026-11-21', reason: 'travel' },
    ]);
  });

  it('is not made up for on another day, where no server ran', async () => {
    const ada = await on.build.user();
    await remind(ada, '18:00');
    await on.runAt('2026-11-22T12:00:00Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-22T17:00:00Z');
    expect(await toldTo(ada)).toEqual([reminderOf('2026-11-22')]);
  });

  it('takes a time of day only', async () => {
    const ada = await on.build.user();
    const { status, error } = await remind(ada, '24:00');
    expect(status).toBe(422);
    expect(error).toMatchObject({ fields: { time: expect.any(String) } });
  });
});

describe('once a day has its check-in, or does without', () => {
  const date = '2026-11-20';
  const answers = [
    ['a post', (user: SignedInUser) => post(user, date, false)],
    [
      'a skip',
      (user: SignedInUser) => user.call(routes.skipDailyWin, { body: { date, reason: 'rest' } }),
    ],
    [
      'a pause',
      (user: SignedInUser) => user.call(routes.pauseDailyWins, { body: { until: date } }),
    ],
  ] as const;

  it.each(answers)('%s has what was said of it be read, in other tabs too', async (_what, end) => {
    const ada = await streakOf(3);
    await remind(ada, '19:00');
    await on.runAt('2026-11-20T19:00:00Z');
    expect(dataOf(await ada.call(notificationRoutes.getNotificationCount))).toBe(2);
    expect(await eventsOf(on, ada.id, () => end(ada))).toContainEqual({
      type: 'notification_count',
      count: 0,
    });
    expect(await toldTo(ada)).toHaveLength(2);
  });

  it('what has not left does not leave, and nobody is told of a count that stayed', async () => {
    const ada = await on.build.user();
    await remind(ada, '12:00');
    const kinds = [{ kind: 'checkin_reminder', in_app: 'digest', email: 'digest' } as const];
    await ada.call(notificationPreferenceRoutes.putNotificationPreferences, { body: { kinds } });
    await on.runAt('2026-11-20T11:00:00Z');
    const events = await eventsOf(on, ada.id, () => post(ada, date));
    expect(events.map(({ type }) => type)).toEqual(['wins']);
    await on.runAt('2026-11-20T17:00:00Z');
    expect(await toldTo(ada)).toEqual([]);
    expect(await on.mail.allTo(ada.email)).toEqual([]);
  });
});

describe('at eight in the evening', () => {
  const atRisk = (date: string, streak: number) => ({
    kind: 'streak_at_risk',
    data: { date, streak },
  });

  it('a streak of three that nothing is posted for is said to be at risk, once', async () => {
    const [ada, bruno] = [await streakOf(3), await streakOf(2)];
    await on.runAt('2026-11-20T18:59:59Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-20T19:00:00Z');
    await on.runAt('2026-11-20T19:30:00Z');
    expect(await toldTo(ada)).toEqual([atRisk('2026-11-20', 3)]);
    expect(await toldTo(bruno)).toEqual([]);
    // It has ended, and is looked at no more until the next post.
    await on.runAt('2026-11-21T19:00:00Z');
    await on.runAt('2026-11-22T19:00:00Z');
    expect(await toldTo(ada)).toHaveLength(1);
  });

  it('one that is posted for is not, and is looked at again the next evening', async () => {
    const ada = await streakOf(3);
    await post(ada, '2026-11-20');
    await on.runAt('2026-11-20T19:00:00Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-21T19:00:00Z');
    expect(await toldTo(ada)).toEqual([atRisk('2026-11-21', 4)]);
  });

  it('one that a skip of yesterday has brought back is', async () => {
    const ada = await streakOf(3);
    await on.runAt('2026-11-20T19:00:00Z');
    // It has ended by then, and is looked at no more.
    await on.runAt('2026-11-21T19:00:00Z');
    on.clock.set('2026-11-22T08:00:00Z');
    for (const date of ['2026-11-20', '2026-11-21']) {
      await ada.call(routes.skipDailyWin, { body: { date, reason: 'illness' } });
    }
    await on.runAt('2026-11-22T19:00:00Z');
    expect(await toldTo(ada)).toEqual([atRisk('2026-11-22', 3), atRisk('2026-11-20', 3)]);
  });

  it('one that is frozen is not, and stays looked at', async () => {
    const ada = await streakOf(3);
    await ada.call(routes.pauseDailyWins, { body: { until: '2026-11-21' } });
    await on.runAt('2026-11-20T19:00:00Z');
    await on.runAt('2026-11-21T19:00:00Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-22T19:00:00Z');
    expect(await toldTo(ada)).toEqual([atRisk('2026-11-22', 3)]);
  });
});
