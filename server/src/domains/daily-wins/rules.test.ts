import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { ruleLength } from '@stratum/contract/habits';
import { profileRoutes } from '@stratum/contract/profile';
import type { RulesChange } from '@stratum/contract/wins';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const on = await openTestApp();
afterAll(on.close);
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const put = (user: SignedInUser, rules: RulesChange) =>
  user.call(routes.putDailyWinRules, { body: { rules } });
const alarmOn = async (user: SignedInUser, date?: string) => {
  const query = date === undefined ? {} : { date };
  return dataOf(await user.call(routes.getDailyWinRules, { query })).rules.alarm;
};

it('a first rule holds at once, a change from tomorrow on, and a past day keeps its own', async () => {
  const user = await on.build.user();
  const { rules } = dataOf(await put(user, { alarm: 'up at 06:30' }));
  expect(rules.alarm).toEqual({ text: 'up at 06:30', next: null });
  expect(rules.personalFitness).toEqual({ text: null, next: null });
  await put(user, { alarm: 'up at 07:00', personalFitness: '20 minutes, outside' });
  const later = { text: 'up at 06:30', next: { text: 'up at 07:00', from: '2026-11-21' } };
  expect(await alarmOn(user)).toEqual(later);
  on.clock.set('2026-11-25T09:00:00Z');
  expect(await alarmOn(user)).toEqual({ text: 'up at 07:00', next: null });
  expect(await alarmOn(user, '2026-11-20')).toEqual(later);
  expect(await alarmOn(user, '2026-11-19')).toMatchObject({ text: null });
});

it('a change can be taken back before it holds, and a rule be taken away', async () => {
  const user = await on.build.user();
  await put(user, { alarm: 'up at 06:30' });
  await put(user, { alarm: 'up at 09:00' });
  await put(user, { alarm: 'up at 06:30' });
  expect(await alarmOn(user)).toEqual({ text: 'up at 06:30', next: null });
  await put(user, { alarm: null });
  expect(await alarmOn(user)).toEqual({
    text: 'up at 06:30',
    next: { text: null, from: '2026-11-21' },
  });
  on.clock.set('2026-11-21T09:00:00Z');
  expect(await alarmOn(user)).toEqual({ text: null, next: null });
});

it('a change made further west replaces one that was to hold from a later tomorrow', async () => {
  const user = await on.build.user({ timeZone: 'Pacific/Kiritimati' });
  await put(user, { alarm: 'up at 06:30' });
  await put(user, { alarm: 'up at 07:00' });
  await user.call(profileRoutes.updateProfile, { body: { timeZone: 'Europe/Berlin' } });
  on.clock.set('2026-11-20T10:30:00Z');
  await put(user, { alarm: 'up at 08:00' });
  on.clock.set('2026-11-28T09:00:00Z');
  expect(await alarmOn(user)).toEqual({ text: 'up at 08:00', next: null });
});

it('two devices at once set both rules that they name', async () => {
  const user = await on.build.user();
  await Promise.all([
    put(user, { alarm: 'up at 06:30' }),
    put(user, { noDistractions: 'phone in the hall till noon' }),
    put(user, { alarm: 'up at 06:30' }),
  ]);
  const { rules } = dataOf(await user.call(routes.getDailyWinRules));
  expect(rules.alarm.text).toBe('up at 06:30');
  expect(rules.noDistractions.text).toBe('phone in the hall till noon');
});

it('a rule has a bound, and is none when empty', async () => {
  const user = await on.build.user();
  expect((await put(user, { alarm: 'a'.repeat(ruleLength) })).status).toBe(200);
  for (const alarm of ['a'.repeat(ruleLength + 1), ' ', 'a\0b']) {
    expect(await put(user, { alarm })).toMatchObject({
      status: 422,
      error: { fields: { 'rules.alarm': expect.any(String) } },
    });
  }
});
