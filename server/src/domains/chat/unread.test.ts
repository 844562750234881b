import { blockRoutes } from '@stratum/contract/blocks';
import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { Message } from '@stratum/contract/message';
import { timetokenAt } from '@stratum/contract/message-words';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { sendText } from '../../../test/send-text.ts';

const on = await openTestApp({ rateLimitFactor: 100 });
afterAll(() => on.close());
const people = await Promise.all(
  ['Ada', 'Bruno', 'Chloé'].map((first_name) => on.build.user({ first_name })),
);

/** Who does it, to whom, and which of the messages it is about, counted from the newest. */
const act = fc.record({
  what: fc.constantFrom(
    'send',
    'send',
    'send',
    'read',
    'mark unread',
    'delete',
    'block',
    'unblock',
    'come back',
  ),
  who: fc.nat({ max: 2 }),
  whom: fc.nat({ max: 2 }),
  message: fc.nat({ max: 5 }),
} as const);
type Act = typeof act extends fc.Arbitrary<infer Given> ? Given : never;

const person = (at: number) => people[at] ?? expect.unreachable();

/** Whom each has blocked, in all groups. */
const blocks = new Map(people.map((each) => [each, new Set<SignedInUser>()]));

/** What the product has to say, reckoned from what was done. */
async function openModel() {
  const { id: ppauGroupId } = await makeGroup(person(0));
  const marks = new Map<SignedInUser, string>();
  const enter = (who: SignedInUser) => marks.set(who, timetokenAt(on.clock.now()));
  enter(person(0));
  for (const who of people.slice(1)) {
    await addMember(on, ppauGroupId, who);
    enter(who);
  }
  const written: { message: Message; sender: SignedInUser }[] = [];
  return { ppauGroupId, marks, enter, written };
}
type Model = Awaited<ReturnType<typeof openModel>>;

const acts: Readonly<Record<Act['what'], (model: Model, given: Act) => Promise<unknown>>> = {
  async send({ ppauGroupId, written }, { who }) {
    const sender = person(who);
    written.push({ sender, message: await sendText(sender, ppauGroupId, 'said') });
  },
  read: (model, given) => moveMark(model, given, false),
  'mark unread': (model, given) => moveMark(model, given, true),
  async delete({ ppauGroupId, written }, { message: back }) {
    const [gone] = written.splice(written.length - 1 - back, 1);
    const messageId = gone?.message.id;
    if (messageId)
      dataOf(
        await gone.sender.call(chatRoutes.deleteMessage, { params: { ppauGroupId, messageId } }),
      );
  },
  async block(_model, { who, whom }) {
    if (who === whom) return;
    await person(who).call(blockRoutes.blockPerson, { body: { userId: person(whom).id } });
    blocks.get(person(who))?.add(person(whom));
  },
  async unblock(_model, { who, whom }) {
    await person(who).call(blockRoutes.unblockPerson, { query: { userId: person(whom).id } });
    blocks.get(person(who))?.delete(person(whom));
  },
  async 'come back'({ ppauGroupId, enter }, { who }) {
    if (who === 0) return;
    await person(who).call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId } });
    await addMember(on, ppauGroupId, person(who));
    enter(person(who));
  },
};

async function moveMark(
  { ppauGroupId, written, marks }: Model,
  { who, message }: Act,
  unread: boolean,
) {
  const timetoken = written.at(-1 - message)?.message.timetoken;
  if (timetoken === undefined) return;
  const body = { ppauGroupId, timetoken, ...(unread && { unread }) };
  dataOf(await person(who).call(chatRoutes.updateUnreadMessages, { body }));
  const before = marks.get(person(who)) ?? '';
  if (unread || timetoken > before) marks.set(person(who), timetoken);
}

function unreadBy(who: SignedInUser, { written, marks }: Model): number {
  return written.filter(
    ({ sender, message }) =>
      sender !== who && message.timetoken > (marks.get(who) ?? '') && !blocks.get(who)?.has(sender),
  ).length;
}

test('unread counts are what a model reckons, whatever is written, read, deleted, blocked and left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (done) => {
      const model = await openModel();
      for (const each of done) {
        on.clock.advance(1);
        await acts[each.what](model, each);
      }
      for (const who of people) {
        const { items } = dataOf(await who.call(groupRoutes.listGroups));
        const listed = items.find(({ id }) => id === model.ppauGroupId);
        expect(listed?.unreadCount).toBe(unreadBy(who, model));
      }
    }),
    { numRuns: 12 },
  );
});
