import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { type Habit, habits } from '@stratum/contract/habits';
import { addDays, daysBetween } from '@stratum/contract/plain-days';
import type { WinsChange } from '@stratum/contract/wins';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const on = await openTestApp();
afterAll(on.close);
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const today = '2026-11-20';
const noes = Object.fromEntries(habits.map((habit) => [habit, false])) as Record<Habit, boolean>;
const allFive = Object.fromEntries(habits.map((habit) => [habit, true])) as Record<Habit, boolean>;

const post = (user: SignedInUser, date: string, wins: WinsChange, headers = {}) =>
  user.call(routes.postDailyWin, { body: { date, wins }, headers });
const dayOf = async (user: SignedInUser, date: string) =>
  dataOf(await user.call(routes.getSelectedDailyWin, { query: { date } }));
const viewOf = async (user: SignedInUser, view: 'week' | 'weeks' | 'year', date?: string) =>
  dataOf(await user.call(routes.getWins, { query: { view, ...(date && { date }) } }));

describe('a post', () => {
  it('changes the habits it names and leaves the others, undo included', async () => {
    const user = await on.build.user();
    expect(dataOf(await post(user, today, { alarm: true, personalFitness: true }))).toEqual({
      date: today,
      wins: { ...noes, alarm: true, personalFitness: true },
      points: 2,
      skipped: null,
      filledLater: false,
    });
    await post(user, today, { alarm: false, noDistractions: true });
    const wins = { ...noes, personalFitness: true, noDistractions: true };
    expect(dataOf(await user.call(routes.getTodaySelected))).toMatchObject({ wins, points: 2 });
  });

  it('of two devices at once never undoes the other’s', async () => {
    const user = await on.build.user();
    const phone = await user.again();
    for (const day of daysBetween(addDays(today, -7), today)) {
      const posts = habits.map((habit, at) =>
        post(at % 2 === 0 ? user : phone, day, { [habit]: true }),
      );
      await Promise.all(posts);
      expect((await dayOf(user, day)).wins).toEqual(allFive);
    }
  });

  it('that is repeated with its key undoes nothing that came after it', async () => {
    const user = await on.build.user();
    const first = await post(user, today, { alarm: true }, { 'idempotency-key': 'tunnel' });
    await post(user, today, { alarm: false });
    const again = await post(user, today, { alarm: true }, { 'idempotency-key': 'tunnel' });
    expect(again).toEqual(first);
    expect((await dayOf(user, today)).wins.alarm).toBe(false);
  });

  it('is for today or the seven days before, else 422 at its date', async () => {
    const user = await on.build.user();
    for (const back of [0, 1, 7]) {
      expect((await post(user, addDays(today, -back), { alarm: true })).status).toBe(200);
    }
    for (const date of [addDays(today, 1), addDays(today, -8), '0000-01-01', '9999-12-31']) {
      expect(await post(user, date, { alarm: true })).toMatchObject({
        status: 422,
        error: { code: 'invalid_input', fields: { date: expect.any(String) } },
      });
    }
    const { error } = await post(user, today, {});
    expect(error).toMatchObject({ fields: { wins: expect.any(String) } });
  });

  it('marks a day that is filled in later, a repetition of what was there does not', async () => {
    const user = await on.build.user();
    await post(user, today, { alarm: true });
    on.clock.advance(86_400_000);
    await post(user, today, { alarm: true });
    expect(await dayOf(user, today)).toMatchObject({ points: 1, filledLater: false });
    await post(user, today, { alarm: true, personalFitness: true });
    expect(await dayOf(user, today)).toMatchObject({ points: 2, filledLater: true });
    expect(dataOf(await post(user, addDays(today, -2), noes))).toMatchObject({ filledLater: true });
  });
});

describe('the day it is', () => {
  it('begins at the hour of the person’s own clocks', async () => {
    const user = await on.build.user({ timeZone: 'Asia/Tokyo' });
    const todayAt = async (instant: string) => {
      on.clock.set(instant);
      return dataOf(await user.call(routes.getTodaySelected)).date;
    };
    expect(await todayAt('2026-11-20T14:59:59Z')).toBe('2026-11-20');
    expect(await todayAt('2026-11-20T15:00:00Z')).toBe('2026-11-21');
    await on.database.pool.query('UPDATE users SET day_start_hour = 4 WHERE id = $1', [user.id]);
    expect(await todayAt('2026-11-20T18:59:59Z')).toBe('2026-11-20');
    expect(await todayAt('2026-11-20T19:00:00Z')).toBe('2026-11-21');
  });
});

describe('a skip', () => {
  const skip = (user: SignedInUser, date: string, reason: 'illness' | 'travel' | null) =>
    user.call(routes.skipDailyWin, { body: { date, reason } });

  it('has a reason, can be taken back, and ends with a post on that day', async () => {
    const user = await on.build.user();
    const yesterday = addDays(today, -1);
    expect(dataOf(await skip(user, yesterday, 'illness'))).toEqual({
      date: yesterday,
      wins: noes,
      points: 0,
      skipped: 'illness',
      filledLater: false,
    });
    expect(dataOf(await skip(user, yesterday, null)).skipped).toBeNull();
    await skip(user, yesterday, 'travel');
    expect(dataOf(await post(user, yesterday, { alarm: false })).skipped).toBeNull();
    expect(dataOf(await skip(user, addDays(today, -3), null)).skipped).toBeNull();
  });

  it('keeps what was posted, and is no post itself', async () => {
    const user = await on.build.user();
    await skip(user, addDays(today, -5), 'illness');
    await post(user, today, { alarm: true });
    expect(dataOf(await skip(user, today, 'illness'))).toMatchObject({ points: 1 });
    const { consistency, streak } = dataOf(await user.call(routes.getWinsStreak));
    expect({ consistency, streak }).toEqual({ consistency: null, streak: 0 });
  });

  it('is for the days that can be posted for', async () => {
    const user = await on.build.user();
    for (const date of [addDays(today, 1), addDays(today, -8)]) {
      const answer = await skip(user, date, 'illness');
      expect(answer).toMatchObject({ status: 422, error: { fields: { date: expect.anything() } } });
    }
  });
});

describe('the views', () => {
  it('show the week from Sunday to Saturday', async () => {
    const user = await on.build.user();
    await post(user, '2026-11-15', { alarm: true });
    const week = await viewOf(user, 'week');
    expect(week).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
    expect('days' in week && week.days.map(({ date }) => date)).toEqual(
      daysBetween('2026-11-15', '2026-11-21'),
    );
    expect('days' in week && week.days[0]?.points).toBe(1);
    expect(await viewOf(user, 'week', '2026-11-14')).toMatchObject({ to: '2026-11-14' });
  });

  it('show the four ISO weeks up to the running one, with their points', async () => {
    const user = await on.build.user();
    await post(user, '2026-11-16', allFive);
    await post(user, today, { alarm: true });
    const view = await viewOf(user, 'weeks');
    const weeks = 'weeks' in view ? view.weeks : [];
    expect(weeks.map(({ isoWeek, points }) => [isoWeek, points])).toEqual([
      ['2026-W44', 0],
      ['2026-W45', 0],
      ['2026-W46', 0],
      ['2026-W47', 6],
    ]);
    for (const { from, to, days } of weeks) {
      expect(days.map(({ date }) => date)).toEqual(daysBetween(from, to));
    }
    expect(weeks.at(-1)?.to).toBe('2026-11-22');
  });

  it('show the year up to today, and a year that is over whole', async () => {
    const user = await on.build.user();
    const year = await viewOf(user, 'year');
    expect(year).toMatchObject({ year: 2026 });
    const days = (view: typeof year) => ('year' in view ? view.days.map(({ date }) => date) : []);
    expect(days(year)).toEqual(daysBetween('2026-01-01', today));
    expect(days(await viewOf(user, 'year', '2024-02-29'))).toHaveLength(366);
    expect(days(await viewOf(user, 'year', '2027-01-01'))).toEqual([]);
  });

  it('list every day of a span, which has a bound', async () => {
    const user = await on.build.user();
    const list = (from: string, to: string) =>
      user.call(routes.getDailyWin, { query: { from, to } });
    const { items } = dataOf(await list('2026-11-18', '2026-11-21'));
    expect(items.map(({ date }) => date)).toEqual(daysBetween('2026-11-18', '2026-11-21'));
    for (const [from, to] of [
      ['2026-11-18', '2026-11-17'],
      ['2025-01-01', today],
    ] as const) {
      const answer = await list(from, to);
      expect(answer).toMatchObject({ status: 422, error: { fields: { to: expect.anything() } } });
    }
    expect((await list('1899-12-31', '1900-01-01')).status).toBe(422);
  });

  it('add up the points of weeks, beside what they could be', async () => {
    const user = await on.build.user();
    await post(user, '2026-11-13', allFive);
    await post(user, today, { alarm: true });
    const query = { from: '2026-11-02', to: '2026-12-31' };
    const { weeks } = dataOf(await user.call(routes.getWeeklyWins, { query }));
    expect(weeks.map(({ isoWeek, points, of }) => [isoWeek, points, of])).toEqual([
      ['2026-W45', 0, 0],
      ['2026-W46', 5, 15],
      ['2026-W47', 1, 25],
    ]);
  });
});

it('the overview is what its parts say one by one', async () => {
  const user = await on.build.user();
  for (const back of [0, 1, 2, 4]) await post(user, addDays(today, -back), allFive);
  const body = { date: addDays(today, -3), reason: 'travel' } as const;
  await user.call(routes.skipDailyWin, { body });
  expect(dataOf(await user.call(routes.getWinsOverview))).toMatchObject({
    today: dataOf(await user.call(routes.getTodaySelected)),
    endsAt: '2026-11-20T23:00:00.000Z',
    week: await viewOf(user, 'week'),
    frozen: [{ date: '2026-11-17', reason: 'travel' }],
    figures: dataOf(await user.call(routes.getWinsStreak)),
    best: { from: '2026-11-16', to: today },
    counted: { won: 4, days: 4 },
    celebrate: null,
    pausedUntil: null,
  });
});
