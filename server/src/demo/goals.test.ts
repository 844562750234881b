import { goalRoutes as routes } from '@stratum/contract/goals';
import { localDate } from '@stratum/contract/local-date';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../test/call.ts';
import { openTestApp } from '../../test/create-test-app.ts';
import { takeAssessment } from '../../test/take-assessment.ts';
import { importGoal } from '../domains/goals/index.ts';
import { inTransaction } from '../platform/transaction.ts';
import { goalsOf } from './goals.ts';
import { demoPeople } from './people.ts';

const on = await openTestApp();
afterAll(on.close);

async function itemsOf(person: (typeof demoPeople)[number]) {
  const { timeZone } = person;
  const user = await on.build.user({ timeZone });
  const owner = { userId: user.id, timeZone, dayStartHour: 0 };
  const now = on.clock.now();
  await inTransaction(on.database.db, async (tx) => {
    for (const story of goalsOf(person, [], now)) await importGoal(tx, owner, story, now);
  });
  const { items } = dataOf(await user.call(routes.goalList, { query: { archived: 'true' } }));
  expect(items).toHaveLength(person.goals.length);
  const events = dataOf(await user.call(routes.goalHistories)).items.map(({ at }) => at);
  expect(events).toEqual(events.toSorted().toReversed());
  return items;
}

it('are in every state, and their histories in order', async () => {
  const goals = (await Promise.all(demoPeople.map(itemsOf))).flat();
  const today = localDate(on.clock.now(), 'Europe/Berlin');
  const open = goals.filter(({ status, archived }) => status === 'InComplete' && !archived);
  const under = open.filter(
    ({ goalStartDate, goalEndDate }) => goalStartDate <= today && today <= goalEndDate,
  );
  const states = {
    completed: goals.some(({ status, progress }) => status === 'Completed' && progress === 100),
    archived: goals.some(({ archived }) => archived),
    'not begun': open.some(({ goalStartDate }) => goalStartDate > today),
    'begun today': open.some(({ goalStartDate }) => goalStartDate === today),
    behind: under.some(({ onTrack }) => onTrack.days < 0),
    'on track': under.some(({ onTrack, progress }) => onTrack.days === 0 && progress > 0),
    ahead: under.some(({ onTrack }) => onTrack.days > 0),
    'without an open step': under.some(({ progress }) => progress === 100),
    'past its end': open.some(({ goalEndDate }) => goalEndDate < today),
  };
  expect(Object.entries(states).filter(([, isThere]) => !isThere)).toEqual([]);
});

it('come from the gap that the last assessment before them has shown', async () => {
  const user = await on.build.user();
  const { attempt } = await takeAssessment(user, 'personal-health', { answer: 3, anchor: 4 });
  const [ada] = demoPeople;
  const sources = (completedAt: string) =>
    goalsOf(ada, [{ ...attempt, completedAt }], on.clock.now()).map(({ draft }) => draft.source);
  const score = attempt.traits.find(({ traitId }) => traitId === 'sleep');
  const source = { attemptId: attempt.id, traitId: 'sleep', fromLevel: score?.level };
  expect(sources('2026-09-01T18:00:00.000Z')).toContainEqual({
    ...source,
    toLevel: Number(score?.level) + 1,
  });
  expect(sources('2026-11-01T18:00:00.000Z')).toEqual([null, null, null, null, null]);
});
