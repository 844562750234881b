import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { addDays, type Weekday } from '@stratum/contract/plain-days';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Friday. */
const today = '2026-11-20';
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const won = (user: SignedInUser, date: string) =>
  user.call(routes.postDailyWin, { body: { date, wins: { alarm: true } } });
const restOn = async (user: SignedInUser, ...restWeekdays: Weekday[]) =>
  dataOf(await user.call(profileRoutes.updateProfile, { body: { restWeekdays } })).restWeekdays;
const pauseUntil = (user: SignedInUser, until: string | null) =>
  user.call(routes.pauseDailyWins, { body: { until } });
const figures = async (user: SignedInUser) => dataOf(await user.call(routes.getWinsStreak));
const frozen = async (user: SignedInUser, from: string, to: string) => {
  const query = { from, to };
  return dataOf(await user.call(routes.getFrozenDays, { query })).items;
};

describe('weekdays of rest', () => {
  it('stand on the profile, in the order of the week', async () => {
    const user = await on.build.user();
    expect(dataOf(await user.call(profileRoutes.profileInfo)).restWeekdays).toEqual([]);
    expect(await restOn(user, 'Saturday', 'Sunday')).toEqual(['Sunday', 'Saturday']);
  });

  it('that are chosen before the first post are left out of the days that are filled in', async () => {
    const user = await on.build.user();
    await restOn(user, 'Wednesday', 'Thursday');
    for (const back of [0, 3]) await won(user, addDays(today, -back));
    expect(await figures(user)).toMatchObject({ streak: 2, consistency: 100 });
  });

  it('hold from tomorrow on, so that no change moves a figure of days that are past', async () => {
    const user = await on.build.user();
    for (const back of [0, 1, 3]) await won(user, addDays(today, -back));
    const before = await figures(user);
    await restOn(user, 'Wednesday', 'Friday', 'Saturday');
    expect(await figures(user)).toEqual(before);
    expect(await frozen(user, addDays(today, -7), '2026-11-28')).toEqual(
      ['2026-11-21', '2026-11-25', '2026-11-27', '2026-11-28'].map((date) => ({
        date,
        reason: 'rest_weekday',
      })),
    );
    on.clock.set('2026-11-22T09:00:00Z');
    expect(await figures(user)).toEqual(before);
    await restOn(user);
    expect(await figures(user)).toEqual(before);
    expect(await frozen(user, today, '2026-11-28')).toHaveLength(1);
  });

  it('that are chosen again before they hold are replaced', async () => {
    const user = await on.build.user();
    await won(user, today);
    await restOn(user, 'Saturday');
    await restOn(user, 'Sunday');
    expect(await frozen(user, today, '2026-11-22')).toEqual([
      { date: '2026-11-22', reason: 'rest_weekday' },
    ]);
    // Further west today is yesterday: what was to hold from the later tomorrow gives way as well.
    const body = { timeZone: 'Pacific/Niue' };
    on.clock.set('2026-11-20T03:00:00Z');
    await user.call(profileRoutes.updateProfile, { body });
    await restOn(user, 'Friday');
    expect((await frozen(user, today, '2026-11-28')).map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-27',
    ]);
  });
});

describe('a pause', () => {
  it('freezes the streak until its end, and counts what is posted in it', async () => {
    const user = await on.build.user();
    await won(user, addDays(today, -1));
    expect(dataOf(await pauseUntil(user, '2026-11-24'))).toEqual({ until: '2026-11-24' });
    on.clock.set('2026-11-22T09:00:00Z');
    await won(user, '2026-11-22');
    on.clock.set('2026-11-25T09:00:00Z');
    expect(await figures(user)).toMatchObject({ streak: 2, consistency: 100 });
    on.clock.set('2026-11-26T09:00:00Z');
    expect(await figures(user)).toMatchObject({ streak: 0, bestStreak: 2 });
  });

  it('ends with today when it is taken back, and leaves out what was paused before', async () => {
    const user = await on.build.user();
    await won(user, addDays(today, -1));
    await pauseUntil(user, '2026-12-31');
    on.clock.set('2026-11-23T09:00:00Z');
    const untilNow = async () => dataOf(await user.call(routes.getWinsOverview)).pausedUntil;
    expect(await untilNow()).toBe('2026-12-31');
    await pauseUntil(user, null);
    expect(await untilNow()).toBeNull();
    expect((await frozen(user, today, '2026-12-31')).map(({ date }) => date)).toEqual([
      today,
      '2026-11-21',
      '2026-11-22',
    ]);
    expect((await figures(user)).streak).toBe(1);
  });

  it('can be made longer or shorter, by two devices at once as well', async () => {
    const user = await on.build.user();
    const answers = await Promise.all([
      pauseUntil(user, '2026-11-30'),
      pauseUntil(user, '2026-12-10'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await pauseUntil(user, today);
    expect(await frozen(user, today, '2026-12-31')).toEqual([{ date: today, reason: 'pause' }]);
  });

  it('does not end in the past', async () => {
    const user = await on.build.user();
    const answer = await pauseUntil(user, addDays(today, -1));
    expect(answer).toMatchObject({ status: 422, error: { fields: { until: expect.anything() } } });
  });
});
