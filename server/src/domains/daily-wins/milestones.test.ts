import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import type { StreakMilestone } from '@stratum/contract/habits';
import { addDays, daysBetween } from '@stratum/contract/plain-days';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { dailyWins } from './tables.ts';

const on = await openTestApp();
afterAll(on.close);

const today = '2026-11-20';

async function streakOf(length: number): Promise<SignedInUser> {
  const user = await on.build.user();
  const days = daysBetween(addDays(today, 1 - length), today);
  await on.database.db
    .insert(dailyWins)
    .values(days.map((date) => ({ userId: user.id, date, alarm: true, posted: true })));
  return user;
}
const toCelebrate = async (user: SignedInUser) =>
  dataOf(await user.call(routes.getWinsOverview)).celebrate;
const celebrate = async (user: SignedInUser, milestone: StreakMilestone) =>
  dataOf(await user.call(routes.celebrateStreak, { body: { milestone } })).celebrate;

it('a milestone is there to be celebrated once it is reached', async () => {
  expect(await toCelebrate(await streakOf(6))).toBeNull();
  expect(await toCelebrate(await streakOf(7))).toBe(7);
  expect(await toCelebrate(await streakOf(99))).toBe(30);
  expect(await toCelebrate(await streakOf(400))).toBe(365);
});

it('of two devices one celebrates, and never again', async () => {
  const user = await streakOf(30);
  const phone = await user.again();
  const answers = await Promise.all([celebrate(user, 30), celebrate(phone, 30)]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await toCelebrate(phone)).toBeNull();
  expect(await celebrate(user, 30)).toBe(false);
  // What lies below a milestone that was celebrated is not celebrated after it.
  expect(await celebrate(user, 7)).toBe(false);
});

it('one that is not reached is not celebrated, and stays to be', async () => {
  const user = await streakOf(7);
  expect(await celebrate(user, 30)).toBe(false);
  expect(await toCelebrate(user)).toBe(7);
  expect(await celebrate(user, 7)).toBe(true);
});
