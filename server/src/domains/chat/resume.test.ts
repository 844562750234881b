import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { ServerFrame } from '@stratum/contract/socket';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { sendText } from '../../../test/send-text.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';
import type { LivePart, LivePeer } from '../../platform/live/frames.ts';
import { newId } from '../../platform/new-id.ts';

const on = await openTestApp({ rateLimitFactor: 100 });
afterAll(() => on.close());
const live = on.domains.flatMap((domain) => ('live' in domain ? domain.live : []))[0] as LivePart;

/** A connection whose reader can stop reading. */
async function connect({ id: userId }: SignedInUser) {
  const frames: ServerFrame[] = [];
  let room = Promise.withResolvers<void>();
  room.resolve();
  let waiting = Promise.withResolvers<void>();
  const peer = {
    userId,
    send: (frame: ServerFrame) => frames.push(frame),
    deliver: (_type: string, text: Buffer) => frames.push(JSON.parse(String(text))),
    refuse: (code: string) => frames.push({ type: 'error', error: { code, message: '' } } as never),
    isOpen: () => true,
    room: () => {
      waiting.resolve();
      return room.promise;
    },
  } as unknown as LivePeer;
  await live.join(peer);
  const resume = (groupId: GroupId, from: string) =>
    live.frames.resume?.(peer, { type: 'resume', groups: { [groupId]: from } });
  return {
    frames,
    resume,
    /** Resolves once something waits for room. */
    stopReading: () => {
      room = Promise.withResolvers();
      waiting = Promise.withResolvers();
      return waiting;
    },
    readOn: () => room.resolve(),
    types: () => frames.map(({ type }) => type),
  };
}

it('a replay that waits for its reader ends with the membership, which is told last', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  for (const body of ['one', 'two', 'three']) await sendText(ada, ppauGroupId, body);
  const reader = await connect(bruno);
  const waits = reader.stopReading();
  await reader.resume(ppauGroupId, '0');
  await waits.promise;
  const remove = { body: { ppauGroupId, userId: bruno.id } };
  await ada.call(groupRoutes.removeLeaveGroup, remove);
  await expect.poll(reader.types).toContain('membership_ended');
  reader.readOn();
  // What would still be told is, before another group is refused.
  await reader.resume(newId<GroupId>(), '0');
  await expect.poll(reader.types).toContain('error');
  expect(reader.types()).toEqual(['message', 'membership_ended', 'error']);
});

it('who asks for a group again while it is told gets each message once', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const first = await sendText(ada, ppauGroupId, 'one');
  await sendText(ada, ppauGroupId, 'two');
  const reader = await connect(bruno);
  await reader.resume(ppauGroupId, '0');
  await expect.poll(reader.types).toContain('resumed');
  reader.frames.splice(0);
  const waits = reader.stopReading();
  await reader.resume(ppauGroupId, first.timetoken);
  await waits.promise;
  await sendText(ada, ppauGroupId, 'three');
  reader.readOn();
  await expect.poll(reader.types).toContain('resumed');
  const said = reader.frames.flatMap((each) => (each.type === 'message' ? each.message.body : []));
  expect(said).toEqual(['two', 'three']);
});
