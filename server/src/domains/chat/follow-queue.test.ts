import type { GroupId } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { newId } from '../../platform/new-id.ts';
import { FollowQueue } from './follow-queue.ts';

const idsOf = (count: number) => Array.from({ length: count }, () => newId<GroupId>());

/** A queue whose follows go on until they are let. */
function openQueue() {
  const begun: {
    groupId: GroupId;
    from: string;
    isStale: () => boolean;
    end: (isFollowed: boolean) => Promise<void>;
  }[] = [];
  const queue = new FollowQueue(null, (_peer, groupId, from, isStale) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = async (isFollowed: boolean) => {
      resolve(isFollowed);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    };
    begun.push({ groupId, from, isStale, end });
    return promise;
  });
  return { queue, begun };
}

test('four groups are followed at once, and the next one when one of them is done', async () => {
  const { queue, begun } = openQueue();
  const ids = idsOf(6);
  for (const id of ids) queue.ask(id, '0');
  expect(begun.map(({ groupId }) => groupId)).toEqual(ids.slice(0, 4));
  await begun[2]?.end(true);
  expect(begun.map(({ groupId }) => groupId)).toEqual(ids.slice(0, 5));
});

test('the newest place of a group takes the turn of one that waits or is under way', async () => {
  const { queue, begun } = openQueue();
  const [first, waiting] = [...idsOf(4), newId<GroupId>()].toSpliced(1, 3);
  if (!first || !waiting) return expect.unreachable();
  queue.ask(first, '1');
  for (const id of idsOf(3)) queue.ask(id, '0');
  queue.ask(waiting, '1');
  queue.ask(waiting, '2');
  queue.ask(first, '2');
  expect(begun[0]?.isStale()).toBe(true);
  for (const { end } of begun.slice(0, 4)) await end(false);
  const later = begun.slice(4).map(({ groupId, from }) => ({ groupId, from }));
  expect(later).toEqual([
    { groupId: waiting, from: '2' },
    { groupId: first, from: '2' },
  ]);
  expect(begun.slice(4).map(({ isStale }) => isStale())).toEqual([false, false]);
});

test('no more wait than a person can be in, and nothing is kept of those that are not theirs', async () => {
  const { queue, begun } = openQueue();
  const taken = idsOf(250).filter((id) => queue.ask(id, '0'));
  expect(taken).toHaveLength(204);
  for (let at = 0; at < taken.length; at += 1) await begun[at]?.end(at === 7);
  expect(queue.groups).toEqual([taken[7]]);
});

test('what is stopped is stale, whether it is under way or waits', async () => {
  const { queue, begun } = openQueue();
  const ids = idsOf(5);
  for (const id of ids) queue.ask(id, '0');
  for (const id of [ids[0], ids[4]]) if (id) queue.stop(id);
  expect(begun[0]?.isStale()).toBe(true);
  for (const { end } of begun.slice(0, 4)) await end(false);
  expect(begun).toHaveLength(4);
});
