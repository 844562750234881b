import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import { expect, it, onTestFinished } from 'vitest';
import { connectLive, type LiveClient } from '../live-client.ts';
import { startRedis } from '../redis-server.ts';
import { call, signInAt, twoProcesses } from './two-processes.ts';

/** Connects, and follows a group from now on. */
async function follow(url: string, token: string, groupId: GroupId): Promise<LiveClient> {
  const client = await connectLive(url, token);
  client.send({ type: 'resume', groups: { [groupId]: 'now' } });
  await client.next('resumed');
  return client;
}

const bodiesOf = ({ frames }: LiveClient) =>
  frames.flatMap((frame) => (frame.type === 'message' ? [frame.message.body] : []));
const presentFor = ({ frames }: LiveClient) =>
  frames.flatMap((frame) => (frame.type === 'presence' ? [frame.userIds.length] : [])).at(-1);

it('a group lives in two processes: messages, presence and removal, while Redis is there and while it is not', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const { here, there } = await twoProcesses({ REDIS_URL: redis.url });
  const admin = await signInAt(here);
  const member = await signInAt(there, undefined, 'chloe@example.org');
  const { data: group } = await call(here, admin, groupRoutes.createGroup, {
    body: { name: 'Both sides' },
  });
  const ppauGroupId = group.id;
  const { data: made } = await call(here, admin, groupRoutes.makeGroupLink, { id: ppauGroupId });
  const token = new URL(made.link.url).searchParams.get('join') ?? '';
  const joined = await call(there, member, groupRoutes.joinByLink, { body: { token } });
  expect(joined.status).toBe(200);

  const [one, other] = [
    await follow(here, admin, ppauGroupId),
    await follow(there, member, ppauGroupId),
  ];
  const send = (client: LiveClient, body: string) =>
    client.send({
      type: 'send_message',
      groupId: ppauGroupId,
      message: { clientId: body, type: 'text', body },
    });
  send(one, 'from here');
  send(other, 'from there');
  const both = expect.arrayContaining(['from here', 'from there']);
  await expect.poll(() => bodiesOf(one)).toEqual(both);
  await expect.poll(() => bodiesOf(other)).toEqual(bodiesOf(one));
  other.send({ type: 'typing', groupId: ppauGroupId });
  await one.next('typing');
  await expect.poll(() => [presentFor(one), presentFor(other)]).toEqual([2, 2]);

  await redis.stop();
  send(one, 'without Redis');
  await expect.poll(() => bodiesOf(other), { timeout: 30_000 }).toContain('without Redis');
  await redis.start();
  send(other, 'with it again');
  await expect.poll(() => bodiesOf(one), { timeout: 30_000 }).toContain('with it again');
  expect(bodiesOf(one)).toEqual(bodiesOf(other));

  const { data: members } = await call(here, admin, groupRoutes.groupMembers, { id: ppauGroupId });
  const userId = members.items.find(({ role }) => role === 'member')?.userId;
  await call(here, admin, groupRoutes.removeLeaveGroup, { body: { ppauGroupId, userId } });
  send(one, 'among ourselves');
  expect(await other.next('membership_ended')).toMatchObject({ reason: 'removed' });
  await expect.poll(() => bodiesOf(one)).toContain('among ourselves');
  expect(bodiesOf(other)).not.toContain('among ourselves');
  const read = await call(there, member, chatRoutes.listMessages, { id: ppauGroupId });
  expect(read.status).toBe(404);
});
