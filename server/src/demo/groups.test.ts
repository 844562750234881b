import { chatRoutes } from '@stratum/contract/chat';
import type { Goal } from '@stratum/contract/goal';
import { groupRoutes } from '@stratum/contract/groups';
import { messageTypes } from '@stratum/contract/message-words';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../test/call.ts';
import { openTestApp } from '../../test/create-test-app.ts';
import { importGoal } from '../domains/goals/index.ts';
import { inTransaction } from '../platform/transaction.ts';
import { goalsOf } from './goals.ts';
import { seedGroups } from './groups.ts';
import { demoPeople } from './people.ts';

const on = await openTestApp();
afterAll(on.close);

/** The demo's people and goals, without their years. */
async function seeded() {
  const people = await Promise.all(
    demoPeople.map(async (person) => {
      const { first_name, timeZone } = person;
      return { person, user: await on.build.user({ first_name, timeZone }) };
    }),
  );
  const now = on.clock.now();
  await inTransaction(on.database.db, async (tx) => {
    const given = [];
    for (const { person, user } of people) {
      const owner = { userId: user.id, timeZone: person.timeZone, dayStartHour: 0 };
      const goals: Goal[] = [];
      for (const story of goalsOf(person, [], now))
        goals.push(await importGoal(tx, owner, story, now));
      given.push({ userId: user.id, person: { ...person, email: user.email }, goals });
    }
    await seedGroups(tx, on.deps, given);
  });
  return people[0]?.user ?? expect.unreachable();
}

it('is a lively group with every kind of message, six of them unread, and an invitation that waits', async () => {
  const ada = await seeded();
  const { items, invitations } = dataOf(await ada.call(groupRoutes.listGroups));
  expect(items.map(({ memberCount, unreadCount }) => [memberCount, unreadCount])).toEqual([
    [5, 6],
    [3, 1],
  ]);
  expect(invitations).toMatchObject([{ inviter: 'Chloé' }]);
  const ppauGroupId = items[0]?.id ?? expect.unreachable();
  const all = async () =>
    dataOf(
      await ada.call(chatRoutes.listMessages, { params: { ppauGroupId }, query: { limit: 200 } }),
    ).items;
  const messages = await all();
  const types = new Set(messages.map(({ type }) => type));
  // Nobody was removed, and the first of a month may lie further back.
  const missing = messageTypes.filter((type) => !types.has(type));
  expect(missing.filter((type) => type !== 'monthly_leaderboard')).toEqual(['user_removed']);
  const cards = messages.flatMap(({ attachment }) =>
    attachment && 'goal' in attachment ? attachment.goal.milestones : [],
  );
  expect(cards.map(({ witness }) => witness?.state)).toEqual(['confirmed', 'asked', undefined]);
  await on.due.runDue();
  expect(await all()).toHaveLength(messages.length);
});
