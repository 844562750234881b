import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupEvent } from '@stratum/contract/group-events';
import type { UserId } from '@stratum/contract/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { bruno } from '../bodies/messages.fixture.ts';
import { fakeLog, groupId } from '../chat.fixture.ts';
import { createChat } from './chat.ts';

const server = fakeApi();
const nobodyRead = '0'.repeat(17);

/** A conversation whose pages may come later than what is told. */
function setUp(count: number, readTo = nobodyRead, blocked: ReadonlySet<UserId> = new Set()) {
  const log = fakeLog(count);
  const late: (() => void)[] = [];
  let isLate = false;
  const marks: string[] = [];
  server.now(
    answering(chatEndpoints.listMessages, async ({ query }) => {
      const { before, after, limit } = query;
      const reply = log.page({ ...(before && { before }), ...(after && { after }), limit });
      if (isLate) await new Promise<void>((resolve) => late.push(resolve));
      return reply;
    }),
  );
  const chat = createChat({
    groupId,
    me: ada.id,
    blocked: () => blocked,
    readBlocked: async () => undefined,
    readMark: async () => readTo,
    countUnread: () => 0,
    moveMark: (timetoken) => marks.push(timetoken),
  });
  const tell = (type: 'message' | 'message_changed', message = log.all().at(-1)) => {
    const event: GroupEvent | null = message ? { type, groupId, message } : null;
    if (event) chat.tell([event]);
  };
  return {
    chat,
    log,
    marks,
    tell,
    window: () => chat.store.getState().window,
    slow: () => {
      isLate = true;
    },
    answer: () => late.shift()?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Act = 'write' | 'change' | 'delete' | 'older' | 'newer' | 'jump' | 'end' | 'answer';
const acts = fc.array(
  fc.tuple(
    fc.constantFrom<Act>('write', 'change', 'delete', 'older', 'newer', 'jump', 'end', 'answer'),
    fc.nat(400),
  ),
  { maxLength: 24 },
);

/** The second answer begins elsewhere than the page that was asked for above the first. */
const twoJumps: [Act, number][] = [
  ['end', 0],
  ['write', 0],
  ['end', 0],
  ['answer', 0],
  ['older', 0],
];

test('whatever is told while pages are on their way, what is kept is what fetching anew gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(300), acts, async (count, steps) => {
      const { chat, log, tell, window, slow, answer } = setUp(count);
      await chat.open();
      slow();
      const reads: Promise<void>[] = [];
      for (const [act, number] of steps) {
        const chosen = log.all()[number % Math.max(1, log.all().length)];
        if (act === 'write') {
          log.write(chosen ? { replyTo: chosen.id, quote: quoteOf(chosen) } : {});
          tell('message');
        } else if (act === 'change' || act === 'delete') {
          const gone = { body: null, deletedAt: '2026-11-22T12:00:00.000Z' };
          const changed = chosen && log.change(chosen.id, act === 'delete' ? gone : { body: 'x' });
          if (changed) {
            for (const each of log.all().filter(({ replyTo }) => replyTo === changed.id))
              log.change(each.id, { quote: quoteOf(changed) });
            tell('message_changed', changed);
          }
        } else if (act === 'older') reads.push(chat.loadOlder());
        else if (act === 'newer') reads.push(chat.loadNewer());
        else if (act === 'end') reads.push(chat.jumpToEnd());
        else if (act === 'jump' && chosen) reads.push(chat.jumpTo(chosen.timetoken));
        else answer();
        await settled();
      }
      for (let left = 0; left < 2 * reads.length; left += 1) {
        answer();
        await settled();
      }
      await Promise.all(reads);
      const kept = window();
      const [first] = kept?.messages ?? [];
      const from = log.all().findIndex(({ id }) => id === first?.id);
      const present = log.all().slice(Math.max(0, from));
      const expected = kept?.isEnd ? present : present.slice(0, kept?.messages.length);
      expect(kept?.messages).toEqual(first ? expected : []);
      if (kept?.isStart) expect(from).toBe(log.all().length === 0 ? -1 : 0);
    }),
    { numRuns: 150, examples: [[61, twoJumps]] },
  );
});

function quoteOf(message: ReturnType<typeof fakeLog>['all'] extends () => (infer M)[] ? M : never) {
  const { senderId, type, body, timetoken, deletedAt } = message;
  return deletedAt === null ? { senderId, type, body, timetoken } : null;
}

test('it begins around where the reader has left off, and the mark goes forward with what is seen', async () => {
  const { chat, log, marks, window } = setUp(300, fakeLog(300).all()[99]?.timetoken);
  await chat.open();
  expect(window()?.isEnd).toBe(false);
  expect(chat.store.getState().unread?.after).toBe(log.all()[99]?.timetoken);
  expect(window()?.messages.some(({ body }) => body === 'Message 100')).toBe(true);
  const place = log.all()[120]?.timetoken ?? '';
  chat.see(place);
  chat.see(log.all()[110]?.timetoken ?? '');
  expect(marks).toEqual([place]);
});

test('what is marked as unread stays so until the reader comes again', async () => {
  const { chat, log, marks } = setUp(10);
  await chat.open();
  const [, second, third] = log.all();
  chat.keepUnreadFrom(second?.timetoken ?? '');
  chat.see(third?.timetoken ?? '');
  expect(marks).toHaveLength(1);
  expect((marks[0] ?? '') < (second?.timetoken ?? '')).toBe(true);
  expect(chat.store.getState().unread?.count).toBe(9);
  chat.enter();
  chat.see(third?.timetoken ?? '');
  expect(marks).toHaveLength(2);
});

test('one’s own message is there once, whichever of its answer and its frame comes first', async () => {
  const { chat, log, tell, window } = setUp(2);
  await chat.open();
  const others = log.write({ senderId: bruno });
  const own = log.write({ senderId: ada.id, clientId: 'c' });
  chat.answer(own, true);
  tell('message', others);
  tell('message', own);
  expect(window()?.messages).toEqual(log.all());
  expect(chat.position()).toBe(own.timetoken);
});
