import { lastPeriod, periodBefore } from '@stratum/contract/board-period';
import { boardPeriods } from '@stratum/contract/board-words';
import { chatRoutes as routes } from '@stratum/contract/chat';
import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { groupRoutes } from '@stratum/contract/groups';
import { habits } from '@stratum/contract/habits';
import type { GroupId } from '@stratum/contract/ids';
import { boardTypes } from '@stratum/contract/message-words';
import { notificationRoutes } from '@stratum/contract/notifications';
import { addDays, daysBetween, isoWeekSpan } from '@stratum/contract/plain-days';
import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { readMessages } from '../../../test/two-in-group.ts';
import { createDue } from '../../jobs.ts';

const on = await openTestApp();
afterAll(() => on.close());

/** A Friday in Berlin. */
const friday = '2026-11-20';
const atNoon = (day: string) => on.clock.set(`${day}T11:00:00Z`);

async function win(person: SignedInUser, date: string, points: number) {
  const wins = Object.fromEntries(habits.map((habit, at) => [habit, at < points]));
  expect((await person.call(dailyWinRoutes.postDailyWin, { body: { date, wins } })).status).toBe(
    200,
  );
}

/** Three who share with a group, and one who does not. */
async function sharing() {
  atNoon(friday);
  const people = await Promise.all(
    ['Ada', 'Bruno', 'Chloé', 'Dieter'].map((first_name) => on.build.user({ first_name })),
  );
  const [ada, bruno, chloe, dieter] = people as [
    SignedInUser,
    SignedInUser,
    SignedInUser,
    SignedInUser,
  ];
  const { id: ppauGroupId } = await makeGroup(ada);
  await ada.call(groupRoutes.updateShareDailywins, { body: { ppauGroupId, share: true } });
  for (const person of [bruno, chloe]) await addMember(on, ppauGroupId, person, true);
  await addMember(on, ppauGroupId, dieter);
  return { ada, bruno, chloe, dieter, ppauGroupId };
}

async function board(reader: SignedInUser, ppauGroupId: GroupId, query: object) {
  const sent = { params: { ppauGroupId }, query: { period: 'yesterday', ...query } as never };
  return dataOf(await reader.call(routes.groupLeaderboard, sent));
}

const rows = (shown: Awaited<ReturnType<typeof board>>) =>
  'items' in shown
    ? shown.items.map(({ rank, first_name, value }) => [rank, first_name, value])
    : [];

describe('a leaderboard', () => {
  it('has those who share, ties on one rank; by points, consistency, gains, and together', async () => {
    const { ada, bruno, chloe, dieter, ppauGroupId } = await sharing();
    const [thursday, wednesday] = [addDays(friday, -1), addDays(friday, -2)];
    for (const person of [ada, bruno, dieter]) await win(person, thursday, 4);
    await win(chloe, thursday, 2);
    await win(chloe, wednesday, 1);
    await win(ada, wednesday, 5);
    const points = await board(dieter, ppauGroupId, {});
    expect(points).toMatchObject({ from: thursday, to: thursday });
    expect(rows(points)).toEqual([
      [1, 'Ada', 4],
      [1, 'Bruno', 4],
      [3, 'Chloé', 2],
    ]);
    expect(rows(await board(ada, ppauGroupId, { by: 'improved' }))).toEqual([
      [1, 'Bruno', 4],
      [2, 'Chloé', 1],
    ]);
    const consistency = await board(ada, ppauGroupId, { by: 'consistency', to: wednesday });
    expect(rows(consistency)).toEqual([
      [1, 'Ada', 100],
      [2, 'Chloé', 20],
    ]);
    const team = await board(ada, ppauGroupId, { by: 'team' });
    expect(team).toEqual({ from: thursday, to: thursday, total: 10, of: 15 });
  });

  it('is counted when it is read: from wins as they are, of those who share now', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    await win(bruno, addDays(friday, -1), 3);
    expect(rows(await board(ada, ppauGroupId, {}))[0]).toEqual([1, 'Bruno', 3]);
    await win(bruno, addDays(friday, -1), 1);
    expect(rows(await board(ada, ppauGroupId, {}))[0]).toEqual([1, 'Bruno', 1]);
    await bruno.call(groupRoutes.updateShareDailywins, { body: { ppauGroupId, share: false } });
    expect(rows(await board(ada, ppauGroupId, {})).map(([, name]) => name)).toEqual([
      'Ada',
      'Chloé',
    ]);
  });
});

test('periods of a kind lie side by side, and the newest is over', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count));
  fc.assert(
    fc.property(day, fc.constantFrom(...boardPeriods), (today, period) => {
      const last = lastPeriod(period, today);
      expect(last.to < today).toBe(true);
      expect(addDays(periodBefore(period, last).to, 1)).toBe(last.from);
      const length = daysBetween(last.from, last.to).length;
      expect(length).toBe({ yesterday: 1, last_week: 7, last_month: length }[period]);
      if (period === 'last_week') expect(isoWeekSpan(last.to)).toEqual(last);
      if (period === 'last_month') expect(last.from.slice(0, 7)).toBe(last.to.slice(0, 7));
    }),
  );
});

describe('boards in the chat', () => {
  const posted = async (reader: SignedInUser, groupId: GroupId) => {
    const { items } = await readMessages(reader, groupId, { after: '0', limit: 200 });
    const isBoard = (type: string) => boardTypes.some((each) => each === type);
    return items.filter(({ type }) => isBoard(type)).map(({ type, data }) => ({ type, ...data }));
  };

  it('come just after midnight of the group’s zone, each period once, also late and twice at once', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    await win(ada, friday, 2);
    on.clock.set('2026-11-20T23:00:30Z');
    await on.due.runDue();
    expect(await posted(ada, ppauGroupId)).toEqual([]);
    on.clock.set('2026-11-20T23:01:00Z');
    // Two processes, and one that has started anew.
    await Promise.all([on.due.runDue(), createDue(on.deps, on.domains).runDue()]);
    await createDue(on.deps, on.domains).runDue();
    const first = { type: 'yesterday_leaderboard', from: friday, to: friday };
    expect(await posted(bruno, ppauGroupId)).toEqual([first]);
    // No server runs on Monday: the week is told on Tuesday, and the days between are not.
    atNoon('2026-11-24');
    await on.due.runDue();
    const week = { type: 'last_week_leaderboard', from: '2026-11-16', to: '2026-11-22' };
    expect(await posted(ada, ppauGroupId)).toEqual([first, week]);
    atNoon('2026-12-01');
    await on.due.runDue();
    const month = { type: 'monthly_leaderboard', from: '2026-11-01', to: '2026-11-30' };
    expect((await posted(ada, ppauGroupId)).at(-1)).toEqual(month);
    const { items } = dataOf(await bruno.call(notificationRoutes.getNotification));
    expect(items.filter(({ kind }) => kind === 'leaderboard')).toMatchObject([
      { data: { period: 'last_month' } },
      { data: { period: 'last_week' } },
      { data: { period: 'yesterday' }, target: `/ppau?group=${ppauGroupId}&panel=boards` },
    ]);
  });

  it('are not posted where nobody has won, or nobody shares', async () => {
    const { ada, dieter, ppauGroupId } = await sharing();
    await win(dieter, friday, 5);
    on.clock.set('2026-11-21T09:00:00Z');
    await on.due.runDue();
    expect(await posted(ada, ppauGroupId)).toEqual([]);
  });
});

test('five wins of today are told once to the groups that one shares with, even if they are undone', async () => {
  const { ada, bruno, dieter, ppauGroupId } = await sharing();
  await win(dieter, friday, 5);
  await win(bruno, addDays(friday, -1), 5);
  await win(bruno, friday, 4);
  for (const points of [5, 3, 5]) await win(bruno, friday, points);
  const { items } = await readMessages(ada, ppauGroupId);
  const told = items.filter(({ type }) => type === 'five_wins');
  expect(told).toMatchObject([{ senderId: bruno.id, data: { date: friday } }]);
});
