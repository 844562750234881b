import { chatRoutes } from '@stratum/contract/chat';
import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { groupRoutes } from '@stratum/contract/groups';
import { habits } from '@stratum/contract/habits';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { addMember } from '../../../test/make-group.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';
import { todayOf } from '../../platform/today.ts';

const on = await openTestApp({ rateLimitFactor: 100 });
afterAll(() => on.close());

const many = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

it('nobody waits for another in a circle who writes, wins, comes, goes and hands over at once', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const members = await Promise.all(many(8, () => on.build.user()));
  const newcomers = await Promise.all(many(8, () => on.build.user()));
  for (const member of members) await addMember(on, ppauGroupId, member, true);
  const { link } = dataOf(await ada.call(groupRoutes.makeGroupLink, { params: { ppauGroupId } }));
  const token = new URL(link.url).searchParams.get('join') ?? '';
  const wins = Object.fromEntries(habits.map((habit) => [habit, true]));
  const write = (person: SignedInUser, at: number) => {
    const body = { clientId: `${at}`, type: 'text', body: 'meanwhile' } as const;
    return person.call(chatRoutes.sendMessage, { params: { ppauGroupId }, body });
  };
  const acts = [
    ...many(48, (at) => write(members[at % 8] ?? ada, at)),
    ...newcomers.map((person) => person.call(groupRoutes.joinByLink, { body: { token } })),
    ...members.map((person) => {
      const date = todayOf(on, { timeZone: 'Europe/Berlin', dayStartHour: 0 });
      return person.call(dailyWinRoutes.postDailyWin, { body: { date, wins } });
    }),
    ...members.slice(0, 4).map((person) => {
      const body = { ppauGroupId, userId: person.id };
      return ada.call(groupRoutes.removeLeaveGroup, { body });
    }),
    ...many(4, (at) => {
      const [from, to] = at % 2 ? [bruno, ada] : [ada, bruno];
      return from.call(groupRoutes.changeGroupAdmin, { body: { ppauGroupId, userId: to.id } });
    }),
  ];
  const statuses = (await Promise.all(acts)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
