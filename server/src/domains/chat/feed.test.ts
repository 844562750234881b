import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LivePeer } from '../../platform/live/frames.ts';
import { newId } from '../../platform/new-id.ts';
import { createFeed, type Entry } from './feed.ts';

const groupId = newId<GroupId>();
const tokenOf = (place: number) => String(place).padStart(17, '0');

function entryAt(place: number, more: Partial<Message> = {}): Entry {
  const message = { id: newId<MessageId>(), timetoken: tokenOf(place), type: 'text', ...more };
  return { at: tokenOf(place), type: 'message', message: message as Message };
}

/** A connection that keeps what it is told of. */
function peerOf(userId: UserId) {
  const got: string[] = [];
  const ends: object[] = [];
  const peer = {
    userId,
    deliver: (_type: string, text: Buffer) => got.push(JSON.parse(String(text)).message.timetoken),
    send: (frame: object) => ends.push(frame),
  } as unknown as LivePeer;
  return { peer, got, ends };
}

const fail = (error: unknown) => {
  throw error;
};

const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

test('whatever news is lost, doubled or late, everybody gets each message once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.nat({ max: 11 }), { maxLength: 30 }),
      fc.integer({ min: 0, max: 12 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      async (count, order, joins, pauses) => {
        const stored = Array.from({ length: count }, (_, at) => entryAt(at + 1));
        /** How many are committed: news never comes before its commit. */
        let committed = 0;
        const read = async (after: string) => {
          const entries = stored.slice(0, committed).filter(({ at }) => at > after);
          return { entries: entries.slice(0, 3), upTo: entries[2]?.at ?? tokenOf(committed) };
        };
        const feed = createFeed(groupId, tokenOf(0), read, fail);
        const [early, late] = [peerOf(newId()), peerOf(newId())];
        feed.add(early.peer, tokenOf(0));
        for (const [step, index] of order.entries()) {
          if (step === joins) feed.add(late.peer, feed.position());
          const entry = stored[index];
          if (!entry) continue;
          committed = Math.max(committed, index + 1);
          feed.hear({ timetoken: entry.at, previous: tokenOf(index) }, entry);
          if (pauses[step]) await settled();
        }
        committed = count;
        feed.catchUp();
        await settled();
        const all = stored.map(({ at }) => at);
        expect(early.got).toEqual(all);
        expect(late.got).toEqual(all.slice(all.length - late.got.length));
        expect(feed.position()).toBe(tokenOf(count));
      },
    ),
    { numRuns: 200 },
  );
});

test('who is removed is told so at that place, and of nothing behind it', async () => {
  const [gone, stays] = [peerOf(newId()), peerOf(newId())];
  const data = { actorId: stays.peer.userId, subjectId: gone.peer.userId };
  const stored = [entryAt(1), entryAt(2, { type: 'user_removed', data }), entryAt(3)];
  const read = async (after: string) => ({
    entries: stored.filter(({ at }) => at > after),
    upTo: tokenOf(3),
  });
  const feed = createFeed(groupId, tokenOf(0), read, fail);
  for (const { peer } of [gone, stays]) feed.add(peer, tokenOf(0));
  // The news of the removal is lost: the message behind it has the removal read first.
  feed.hear({ timetoken: tokenOf(3), previous: tokenOf(2) }, entryAt(3));
  await settled();
  expect(gone.got).toEqual([tokenOf(1)]);
  expect(gone.ends).toEqual([{ type: 'membership_ended', groupId, reason: 'removed' }]);
  expect(stays.got).toEqual([1, 2, 3].map(tokenOf));
});
