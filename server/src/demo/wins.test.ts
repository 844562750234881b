import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { localDate } from '@stratum/contract/local-date';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../test/call.ts';
import { openTestApp } from '../../test/create-test-app.ts';
import { importWins } from '../domains/daily-wins/index.ts';
import { inTransaction } from '../platform/transaction.ts';
import { demoPeople } from './people.ts';
import { winsOf } from './wins.ts';

const on = await openTestApp();
afterAll(on.close);

it.each(demoPeople)(
  '$first_name has the streak that is said, with nothing left to celebrate',
  async (person) => {
    const user = await on.build.user({ timeZone: person.timeZone });
    const today = localDate(on.clock.now(), person.timeZone);
    const history = winsOf(person, today);
    expect(winsOf(person, today)).toEqual(history);
    await inTransaction(on.database.db, (tx) => importWins(tx, user.id, history, on.clock.now()));
    const overview = dataOf(await user.call(routes.getWinsOverview));
    expect(overview.figures.streak).toBe(person.wins.streak + (person.wins.today ? 1 : 0));
    expect(overview.figures.bestStreak).toBeLessThan(150);
    expect(overview.today.points).toBe(person.wins.today ?? 0);
    expect(overview.celebrate).toBeNull();
    expect(overview.rules.alarm.text !== null).toBe(person.wins.hasRules);
  },
);

it('Ada’s year has won, full, lost, skipped, paused and later filled days', () => {
  const [ada] = demoPeople;
  const { days, pauses } = winsOf(ada, '2026-11-20');
  const points = days.map(({ wins }) => Object.values(wins ?? {}).filter(Boolean).length);
  for (const each of [0, 1, 2, 3, 4, 5]) expect(points).toContain(each);
  expect(days.some(({ filledLater }) => filledLater)).toBe(true);
  expect(new Set(days.map(({ skipped }) => skipped))).toEqual(new Set([null, 'illness', 'travel']));
  expect(pauses).toHaveLength(1);
});
