import { consoleRoutes } from '@stratum/contract/console/console';
import { consoleOperationRoutes as routes } from '@stratum/contract/console/operations';
import { expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';

/** A mail server that refuses until it is put right. */
function createFaultyMailer() {
  const sent: Mail[] = [];
  const state = { isRight: false };
  const mailer: Mailer = {
    async send(mail) {
      if (!state.isRight) throw new Error('550 mailbox full');
      sent.push(mail);
    },
    forget: async () => {},
    close: async () => {},
  };
  return { mailer, sent, state };
}

const mail = { to: 'ada@example.org', locale: 'en', subject: 'S', text: 'T', html: 'H' } as const;

const findingOf = async (
  administrator: Awaited<ReturnType<TestApp['build']['user']>>,
  name: string,
) => dataOf(await administrator.call(routes.health)).checks.find(({ check }) => check === name);

it('a job that has failed for good is shown with its reason, and delivered once it is tried again', async () => {
  const { mailer, sent, state } = createFaultyMailer();
  const on = await createTestApp({ mailer });
  const administrator = await on.build.user({ role: 'admin' });
  await createSendMail(on.deps.jobs)(on.database.db, mail);
  const counts = async () =>
    dataOf(await administrator.call(routes.jobKinds)).jobs.find(({ name }) => name === 'mail');
  expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
  await expect(on.jobs.drain()).rejects.toThrow('550');
  expect(await counts()).toMatchObject({ waiting: 0, failed: 1 });
  const { items } = dataOf(await administrator.call(routes.failedJobs, { query: {} }));
  expect(items).toMatchObject([{ kind: 'mail', attempts: 21, reason: '550 mailbox full' }]);
  expect(await findingOf(administrator, 'jobs')).toMatchObject({
    finding: 'failed',
    state: 'attention',
  });
  const waiting = dataOf(await administrator.call(consoleRoutes.waiting)).items;
  expect(waiting).toMatchObject([{ kind: 'failed_jobs', count: 1, page: '/jobs' }]);
  state.isRight = true;
  const ids = items.map(({ id }) => id);
  expect(dataOf(await administrator.call(routes.retryJobs, { body: { ids } }))).toEqual({
    retried: 1,
  });
  await on.jobs.drain();
  expect(sent.map(({ subject }) => subject)).toEqual(['S']);
  expect(dataOf(await administrator.call(routes.retryJobs, { body: { ids } }))).toEqual({
    retried: 0,
  });
});

it('what was due and fails is tried when an operator says so', async () => {
  const on = await createTestApp();
  const administrator = await on.build.user({ role: 'admin' });
  const subject = administrator.id;
  await on.database.pool.query(
    `INSERT INTO due (kind, subject, occurrence, due_at, attempt_at, failures)
     VALUES ('reminder', $1, '2026-11-20', $2, $3, 3)`,
    [subject, '2026-11-20T08:59:00Z', '2026-11-20T10:00:00Z'],
  );
  expect(await findingOf(administrator, 'due')).toMatchObject({
    finding: 'failing',
    values: { failing: 1 },
  });
  const { items } = dataOf(await administrator.call(routes.failingDue));
  expect(items).toMatchObject([
    { kind: 'reminder', failures: 3, nextAt: '2026-11-20T10:00:00.000Z' },
  ]);
  const body = { kind: 'reminder', subject, occurrence: '2026-11-20' };
  expect(dataOf(await administrator.call(routes.retryDue, { body }))).toEqual({ retried: true });
  const [again] = dataOf(await administrator.call(routes.failingDue)).items;
  expect(again?.nextAt).toBe(on.clock.now().toISOString());
  on.clock.advance(6 * 60_000);
  expect(await findingOf(administrator, 'due')).toMatchObject({ finding: 'late', state: 'bad' });
});

it('a test says what became of it: taken, refused with the reason, or without anywhere to go', async () => {
  const { mailer, sent, state } = createFaultyMailer();
  const on = await createTestApp({ mailer });
  const administrator = await on.build.user({ role: 'admin' });
  const test = (channel: 'mail' | 'sms' | 'push') =>
    administrator.call(routes.sendTestDelivery, { body: { channel } });
  expect(dataOf(await test('mail'))).toEqual({ outcome: 'refused', reason: '550 mailbox full' });
  state.isRight = true;
  expect(dataOf(await test('mail'))).toEqual({ outcome: 'accepted', reason: null });
  expect(sent.map(({ to }) => to)).toEqual([administrator.email]);
  expect(dataOf(await test('push'))).toEqual({ outcome: 'no_browser', reason: null });
  expect(await test('sms')).toMatchObject({
    status: 422,
    error: { fields: { channel: expect.stringContaining('phone') } },
  });
});

it('health tells of a full disk, of calls that fail and of a night without a backup', async () => {
  const disk = { isShort: () => true };
  const on = await createTestApp({ disk });
  const administrator = await on.build.user({ role: 'admin' });
  on.deps.callTimes.add('GET /api/v1/goals', 20, 200);
  on.deps.callTimes.add('GET /api/v1/goals', 20, 503);
  const { checks } = dataOf(await administrator.call(routes.health));
  const found = checks.map(({ check, finding }) => [check, finding]);
  expect(Object.fromEntries(found)).toMatchObject({
    disk: 'full',
    calls: 'failing',
    backup: 'off',
    jobs: 'fine',
    due: 'fine',
    database: expect.stringMatching(/answers|slow/),
  });
  on.clock.advance(2 * 3_600_000);
  expect(await findingOf(await administrator.again(), 'calls')).toMatchObject({
    finding: 'quiet',
  });
});
