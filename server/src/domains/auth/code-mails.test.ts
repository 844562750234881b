import { authRoutes } from '@stratum/contract/auth';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { codeIn, newcomer } from '../../../test/newcomer.ts';
import { createTime } from '../../../test/pass-time.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createSmtpMailer } from '../../platform/mail/smtp.ts';

const { signUp, resendOtp, forgotPassword, checkOtp } = authRoutes;

async function ask(on: TestApp, email: string) {
  return dataOf(await callRoute(on.app, null, forgotPassword, { body: { email } }));
}

afterEach(() => void vi.useRealTimers());

/** What waits in the queue, as anybody who reads the database sees it. */
async function waiting({ database }: TestApp): Promise<string[]> {
  const { rows } = await database.pool.query<{ job: string }>(
    `SELECT job::text AS job FROM pgboss.job`,
  );
  return rows.map(({ job }) => job);
}

test('a mail server that is busy once gets the code a second time, and nothing of it stays', async () => {
  const server = await startMailServer({ refusals: 1 });
  const mailer = createSmtpMailer({ url: server.url, from: 'Stratum <hello@stratum.test>' });
  onTestFinished(() => mailer.close());
  const on = await createTestApp({ mailer });
  const { email } = await on.build.user();
  await ask(on, email);
  expect(await waiting(on)).toHaveLength(1);
  await on.jobs.drain();
  expect(server.refused()).toBe(1);
  const [delivery, ...more] = server.deliveries;
  expect(more).toEqual([]);
  expect(delivery?.to).toEqual([email]);
  const otp = codeIn({ text: delivery?.email.text ?? '' });
  expect((await callRoute(on.app, null, checkOtp, { body: { email, otp } })).status).toBe(200);
  expect(await waiting(on)).toEqual([]);
});

test('a mail server that stays busy is tried several times, all within the ten minutes', async () => {
  const pauses: number[] = [];
  const mailer: Mailer = {
    async send() {
      const { rows } = await on.database.pool.query(
        `SELECT EXTRACT(EPOCH FROM start_after - started_on) AS pause FROM pgboss.job WHERE state = 'active'`,
      );
      pauses.push(Math.max(0, Number(rows[0].pause)));
      throw new Error('busy');
    },
    async forget() {},
    async close() {},
  };
  const on = await createTestApp({ mailer });
  const { email } = await on.build.user();
  await ask(on, email);
  await expect(on.jobs.drain()).rejects.toThrow('busy');
  expect(pauses.length).toBeGreaterThanOrEqual(3);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(600);
});

test('neither address nor code can be read in the queue', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const person = newcomer();
  await ask(on, email);
  dataOf(await callRoute(on.app, null, signUp, { body: person }));
  const jobs = await waiting(on);
  expect(jobs).toHaveLength(2);
  const codes = [await on.mail.newestTo(email), await on.mail.newestTo(person.email)].map(codeIn);
  for (const secret of [email, person.email, ...codes]) {
    expect(jobs.join('\n')).not.toContain(secret);
  }
});

test('a code whose ten minutes are over is not mailed any more', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const person = newcomer();
  await ask(on, email);
  dataOf(await callRoute(on.app, null, signUp, { body: person }));
  on.clock.advance(600_000);
  await on.jobs.drain();
  expect(on.mail.sent).toEqual([]);
  expect(await waiting(on)).toEqual([]);
});

test('of two codes on their way only the live one is mailed', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email } = await on.build.user();
  const person = newcomer();
  const reset = { email, ticket: (await ask(on, email)).ticket };
  const { ticket } = dataOf(await callRoute(on.app, null, signUp, { body: person }));
  pass(30);
  const again = [{ ...reset, purpose: 'reset_password' } as const, { email: person.email, ticket }];
  for (const body of again) dataOf(await callRoute(on.app, null, resendOtp, { body }));
  expect(await on.mail.allTo(email)).toHaveLength(1);
  expect(await on.mail.allTo(person.email)).toHaveLength(1);
});

test('an address without an account gets a job of the same kind, which mails nothing', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const shapes = [];
  for (const address of [email, email.replace('person', 'nobody')]) {
    await ask(on, address);
    const { rows } = await on.database.pool.query(
      `SELECT name, length(data::text) AS length, retry_limit FROM pgboss.job`,
    );
    shapes.push(rows);
    await on.jobs.drain();
  }
  expect(shapes[1]).toEqual(shapes[0]);
  expect(on.mail.sent.map(({ to }) => to)).toEqual([email]);
});
