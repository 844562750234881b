import { accountDataRoutes } from '@stratum/contract/account-data';
import { assessmentRoutes } from '@stratum/contract/assessments';
import { authRoutes } from '@stratum/contract/auth';
import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectLive, type LiveClient } from '../live-client.ts';
import { codeIn } from '../newcomer.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';
import { eventually } from './product.ts';
import { call, signInAt, twoProcesses } from './two-processes.ts';

let redis: RedisServer;
let servers: Awaited<ReturnType<typeof twoProcesses>>;
const endings: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  redis = await startRedis();
  endings.push(() => redis.stop());
  servers = await twoProcesses({ REDIS_URL: redis.url }, (end) => endings.push(end));
});

afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

const categoryType = 'mentality';

it('two servers on one database act as one: in drafts, keys, limits and archives', async () => {
  const { here, there } = servers;
  const token = await signInAt(here);
  const both = [here, there];
  const query = { categoryType };
  const asked = await call(here, token, assessmentRoutes.selfAssessment, { query });
  const answers = Object.fromEntries(asked.data.questions.map(({ id }) => [id, 3]));

  // Each answer goes to one of them, all at once; either knows all of them then.
  const saves = Object.entries(answers).map(([id, answer], index) =>
    call(both[index % 2] ?? here, token, assessmentRoutes.saveAssessmentDraft, {
      body: { categoryType, answers: { [id]: answer } },
    }),
  );
  await Promise.all(saves);
  const draft = await call(there, token, assessmentRoutes.assessmentDraft, { query });
  expect(draft.data?.answers).toEqual(answers);

  const once = { body: { categoryType }, headers: { 'idempotency-key': 'attempt-1' } } as const;
  const posts = both.map((url) => call(url, token, assessmentRoutes.postSelfAssessment, once));
  const [one, other] = await Promise.all(posts);
  expect(one?.data.attempt.id).toBe(other?.data.attempt.id);

  const more = Array.from({ length: 24 }, (_, index) =>
    call(both[index % 2] ?? here, token, assessmentRoutes.postSelfAssessment, {
      body: { categoryType, answers },
    }),
  );
  const statuses = (await Promise.all(more)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);

  await Promise.all(both.map((url) => call(url, token, accountDataRoutes.startAccountExport)));
  await eventually(
    () => call(there, token, accountDataRoutes.accountExport),
    ({ data }) => data.status === 'ready',
  );
  for (const url of both) {
    const { data } = await call(url, token, accountDataRoutes.accountExportLink);
    const archive = await fetch(new URL(data.url, url === here ? there : here));
    expect(archive.headers.get('content-type')).toBe('application/zip');
  }
  const notified = await call(here, token, notificationRoutes.getNotification);
  expect(notified.data.items.filter(({ kind }) => kind === 'export_ready')).toHaveLength(1);
});

/** Of the demo, too. */
const email = 'bruno@example.org';
const [firstPassword, secondPassword, thirdPassword] = ['Stratum-9', 'Lantern-9x', 'Kieselgur#4'];

/** Asks whom a token belongs to; at the first call, not eventually. */
async function knows(url: string, token: string) {
  const { status, error } = await call(url, token, profileRoutes.profileInfo);
  return status === 200 ? true : error;
}

it('ends a session in every server process by the time the call that ends it is answered, its live connections with it', async () => {
  const { here, there } = servers;
  let kept = await signInAt(here, firstPassword, email);
  const opened = async (password: string) => {
    const token = await signInAt(there, password, email);
    expect(await knows(here, token)).toBe(true);
    return token;
  };
  const ends = async (token: string, end: () => Promise<{ status: number }>) => {
    const { closed } = await connectLive(there, token);
    expect((await end()).status).toBe(200);
    expect(await knows(there, token)).toBe('invalid_token');
    expect(await closed).toEqual({ code: 4401, reason: 'invalid_token' });
    expect(await knows(there, kept)).toBe(true);
  };

  const signedOut = await opened(firstPassword);
  const { data: profile } = await call(here, kept, profileRoutes.profileInfo);
  await ends(signedOut, () => call(here, signedOut, authRoutes.deleteSession, { id: profile.id }));

  const one = await opened(firstPassword);
  const { data: listed } = await call(here, one, authRoutes.sessions);
  const id = listed.items.find(({ current }) => current)?.id ?? '';
  await ends(one, () => call(here, kept, authRoutes.endSession, { id }));

  const other = await opened(firstPassword);
  await ends(other, () => call(here, kept, authRoutes.endOtherSessions));

  const changed = await opened(firstPassword);
  const body = { currentPassword: firstPassword, password: secondPassword };
  await ends(changed, () => call(here, kept, authRoutes.updatePassword, { body }));

  const reset = await opened(secondPassword);
  const ticket = await resetTicket(here);
  const before = [reset, kept];
  const live = await Promise.all(before.map((token) => connectLive(there, token)));
  await call(here, null, authRoutes.resetPassword, { body: { ticket, password: thirdPassword } });
  for (const token of before) expect(await knows(there, token)).toBe('invalid_token');
  for (const { closed } of live) expect(await closed).toMatchObject({ code: 4401 });
  kept = await signInAt(there, thirdPassword, email);
  expect(await knows(here, kept)).toBe(true);

  const client = await connectLive(there, kept);
  const readAll = () =>
    call(here, kept, notificationRoutes.setNotificationRead, { body: { all: true } });
  await readAll();
  expect(await client.next('notification_count')).toMatchObject({ count: 0 });
  // Without Redis the other process finds out by itself, and has its clients fetch anew once it is back.
  await redis.stop();
  const late = await opened(thirdPassword);
  await ends(late, () => call(here, late, authRoutes.deleteSession, { id: profile.id }));
  await redis.start();
  await client.next('ready');

  // Emi is in charge of no group.
  const [leaving, elsewhere] = [
    await signInAt(here, undefined, 'emi@example.org'),
    await signInAt(there, undefined, 'emi@example.org'),
  ];
  await ends(elsewhere, () =>
    call(here, leaving, accountDataRoutes.deleteAccount, { body: { password: firstPassword } }),
  );
});

async function resetTicket(url: string): Promise<string> {
  await call(url, null, authRoutes.forgotPassword, { body: { email } });
  const mails = await eventually(
    () => servers.outbox.list(),
    (all) => all.some(({ subject }) => /^\d{6} /.test(subject)),
  );
  const mail = mails.find(({ subject }) => /^\d{6} /.test(subject));
  const body = { email, otp: codeIn({ text: mail?.text ?? '' }) };
  const { data } = await call(url, null, authRoutes.checkOtp, { body });
  return data.ticket;
}

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
  const { here, there } = servers;
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
