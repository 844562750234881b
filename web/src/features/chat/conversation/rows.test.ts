import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ada } from '../../../testing/ada.ts';
import { bruno, chloe } from '../bodies/messages.fixture.ts';
import { begun, messageAt } from '../chat.fixture.ts';
import type { WaitingMessage } from '../data/sending.ts';
import { rowsOf } from './rows.ts';

const minute = 60_000;
const messages = fc
  .array(
    fc.record({
      senderId: fc.constantFrom(ada.id, bruno, chloe),
      gap: fc.integer({ min: 1, max: 900 }),
      type: fc.constantFrom('text', 'image', 'user_left'),
      clientId: fc.constantFrom(null, 'a/1of2', 'a/2of2', 'b'),
    }),
    { maxLength: 40 },
  )
  .map((given) => {
    let at = 0;
    return given.map(({ gap, type, senderId, clientId }, place) => {
      at += gap;
      const { timetoken } = messageAt(at);
      return messageAt(place, { timetoken, type, senderId, clientId });
    });
  });

test('each message stands once and in order, below the day it was written on', () => {
  fc.assert(
    fc.property(messages, (all) => {
      const window = { messages: all, isStart: true, isEnd: true };
      const rows = rowsOf({ window, waiting: [], unread: null, me: ada.id, blocked: new Set() });
      const shown = rows.flatMap((row) => (row.kind === 'message' ? row.album : []));
      expect(shown).toEqual(all);
      const days = rows.flatMap((row) => (row.kind === 'day' ? row.day : []));
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(rows.filter(({ kind }) => kind === 'start')).toHaveLength(1);
    }),
  );
});

test('only one writer’s words within five minutes stand together', () => {
  fc.assert(
    fc.property(messages, (all) => {
      const window = { messages: all, isStart: false, isEnd: false };
      const rows = rowsOf({ window, waiting: [], unread: null, me: ada.id, blocked: new Set() });
      for (const [place, row] of rows.entries()) {
        const before = rows[place - 1];
        if (row.kind !== 'message' || row.isLead) continue;
        if (before?.kind !== 'message') throw new Error('It follows no message');
        expect(before.isLast).toBe(false);
        expect(before.message.senderId).toBe(row.message.senderId);
        const gap = Number(row.album[0]?.timetoken) - Number(before.message.timetoken);
        expect(gap / 10_000).toBeLessThan(5 * minute);
        expect(row.message.type).not.toBe('user_left');
      }
    }),
  );
});

test('pictures that were sent at once are one row, and those deleted of them another', () => {
  const of = (place: number, clientId: string) =>
    messageAt(place, { type: 'image', senderId: bruno, clientId });
  const gone = { deletedAt: new Date().toISOString() };
  const deleted = [4, 5].map((place) => ({ ...of(place, 'b/2of3'), ...gone }));
  const all = [of(0, 'a/1of2'), of(1, 'a/2of2'), of(2, 'b/1of3'), ...deleted];
  const window = { messages: all, isStart: false, isEnd: false };
  const rows = rowsOf({ window, waiting: [], unread: null, me: ada.id, blocked: new Set() });
  expect(rows.flatMap((row) => (row.kind === 'message' ? row.album.length : []))).toEqual([
    2, 1, 2,
  ]);
});

test('the line stands before the first message of others after the mark', () => {
  const all = [0, 1, 2, 3].map((place) =>
    messageAt(place, place === 2 ? { senderId: ada.id } : {}),
  );
  const unread = { after: all[1]?.timetoken ?? '', count: 1 };
  const window = { messages: all, isStart: false, isEnd: true };
  const rows = rowsOf({ window, waiting: [], unread, me: ada.id, blocked: new Set() });
  const line = rows.findIndex(({ kind }) => kind === 'unread');
  const next = rows[line + 1];
  expect(next?.kind === 'message' && next.message).toBe(all[3]);
});

test('what waits stands at the end until it has arrived, and keeps its key', () => {
  const clientId = 'c-1';
  const waiting = [
    {
      entry: { createdAt: begun.getTime() + 10 * minute },
      message: { clientId, type: 'text', body: 'x' },
    } as WaitingMessage,
  ];
  const before = { messages: [messageAt(0)], isStart: false, isEnd: true };
  const own = messageAt(1, { senderId: ada.id, clientId });
  const after = { ...before, messages: [messageAt(0), own] };
  const [one, other] = [before, after].map((window) =>
    rowsOf({ window, waiting, unread: null, me: ada.id, blocked: new Set() }).filter(({ key }) =>
      key.startsWith('own'),
    ),
  );
  expect(one?.map(({ kind }) => kind)).toEqual(['waiting']);
  expect(other?.map(({ kind }) => kind)).toEqual(['message']);
  expect(one?.[0]?.key).toBe(other?.[0]?.key);
});
