import { authRoutes } from '@stratum/contract/auth';
import { apiBase } from '@stratum/contract/route';
import { afterEach, expect, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { codeIn, newcomer, otherThan, signUpFor } from '../../../../test/newcomer.ts';
import { createTime } from '../../../../test/pass-time.ts';
import { resetCodeFor, resetTicketFor } from '../../../../test/password-reset.ts';

const { forgotPassword, checkOtp, resendOtp } = authRoutes;

afterEach(() => void vi.useRealTimers());

function forget({ app }: TestApp, email: string) {
  return callRoute(app, null, forgotPassword, { body: { email } });
}

function check({ app }: TestApp, email: string, otp: string) {
  return callRoute(app, null, checkOtp, { body: { email, otp } });
}

function renew({ app }: TestApp, email: string) {
  return callRoute(app, null, resendOtp, { body: { email, purpose: 'reset_password' } });
}

/** Tries a code from another network than the tests' usual one. */
async function checkFrom({ app }: TestApp, remoteAddress: string, email: string, otp: string) {
  const url = apiBase + checkOtp.path;
  const payload = { email, otp };
  return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
}

const attempts = `SELECT attempts_from_asking_network AS here, attempts_from_other_networks AS elsewhere
  FROM account_codes`;

const wrongCode = { status: 422, error: { code: 'wrong_code' } };

test('the mailed code gives a ticket', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const asked = dataOf(await forget(on, email));
  expect(asked).toMatchObject({ email, resendAfter: 30, expiresIn: 600 });
  const otp = codeIn(await on.mail.newestTo(email));
  const { ticket, expiresIn } = dataOf(await check(on, email, otp));
  expect(expiresIn).toBe(600);
  expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
});

test('of twenty parallel right codes one gets a ticket', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(on, email, otp)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  const { rows } = await on.database.pool.query(
    'SELECT count(*)::int AS tickets FROM reset_tickets',
  );
  expect(rows).toEqual([{ tickets: 1 }]);
});

test('a code works once', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  expect((await check(on, email, otp)).status).toBe(200);
  expect(await check(on, email, otp)).toMatchObject(wrongCode);
});

test.each([
  [4, 200],
  [5, 422],
])('after %i wrong tries the right code answers %i', async (tries, status) => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  for (let n = 0; n < tries; n++) {
    expect(await check(on, email, otherThan(otp))).toMatchObject(wrongCode);
  }
  expect((await check(on, email, otp)).status).toBe(status);
});

test('parallel guesses get no more than five tries', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  await Promise.all(Array.from({ length: 15 }, () => check(on, email, otherThan(otp))));
  expect(await check(on, email, otp)).toMatchObject(wrongCode);
  const { rows } = await on.database.pool.query(attempts);
  expect(rows).toEqual([{ here: 5, elsewhere: 0 }]);
});

test('guesses from rotated addresses share five tries, and cost the network that asked for the code none', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  const guesses = Array.from({ length: 30 }, (_, n) =>
    checkFrom(on, `192.0.2.${n}`, email, otherThan(otp)),
  );
  expect(await Promise.all(guesses)).toEqual(Array(30).fill(422));
  expect(await checkFrom(on, '192.0.2.99', email, otp)).toBe(422);
  const { rows } = await on.database.pool.query(attempts);
  expect(rows).toEqual([{ here: 0, elsewhere: 5 }]);
  expect((await check(on, email, otp)).status).toBe(200);
});

test.each([
  [599, 200],
  [600, 422],
])('after %i seconds a code answers %i', async (seconds, status) => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  on.clock.advance(seconds * 1000);
  expect((await check(on, email, otp)).status).toBe(status);
});

test('a code opens no other account', async () => {
  const on = await createTestApp();
  const [one, other] = [await on.build.user(), await on.build.user()];
  const otp = await resetCodeFor(on, one.email);
  const others = await resetCodeFor(on, other.email);
  if (otp !== others) expect(await check(on, other.email, otp)).toMatchObject(wrongCode);
  expect((await check(on, other.email, others)).status).toBe(200);
});

test('a new code comes after 30 seconds and ends the old one, with five tries of its own', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email } = await on.build.user();
  const old = await resetCodeFor(on, email);
  for (const _ of '12345') await check(on, email, otherThan(old));
  pass(29);
  expect(await renew(on, email)).toMatchObject({ status: 429 });
  pass(1);
  expect(dataOf(await renew(on, email))).toEqual({ email, resendAfter: 30, expiresIn: 600 });
  const otp = codeIn(await on.mail.nthTo(email, 2));
  if (otp !== old) expect(await check(on, email, old)).toMatchObject(wrongCode);
  expect((await check(on, email, otp)).status).toBe(200);
});

test('an address without an account is answered alike and gets no mail', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email: known } = await on.build.user();
  const pending = newcomer();
  await signUpFor(on, pending);
  const { ticket: _, ...forKnown } = dataOf(await forget(on, known));
  await on.mail.newestTo(known);
  const guessed = await check(on, known, '000000');
  for (const email of [pending.email, 'nobody@example.org']) {
    const ticket = expect.any(String);
    expect(dataOf(await forget(on, email))).toEqual({ ...forKnown, email, ticket });
    expect(await check(on, email, '000000')).toEqual(guessed);
  }
  pass(30);
  for (const email of [known, pending.email, 'nobody@example.org']) {
    expect(dataOf(await renew(on, email))).toEqual({ ...forKnown, email });
  }
  await on.mail.nthTo(known, 2);
  expect(await on.mail.allTo('nobody@example.org')).toEqual([]);
  expect(await on.mail.allTo(pending.email)).toHaveLength(1);
});

test('a code is of no use for an account that ended in the meantime', async () => {
  const on = await createTestApp();
  const { id, email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  await on.database.pool.query('DELETE FROM users WHERE id = $1', [id]);
  expect(await check(on, email, otp)).toMatchObject(wrongCode);
});

test('an account gets no more codes a day than its cap, whatever they are for, known or not', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  for (const email of ['nobody@example.org', (await on.build.user()).email]) {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const ask = n % 3 === 0 ? renew : forget;
      statuses.push((await ask(on, email)).status);
      pass(31);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const body = { email };
    expect((await callRoute(on.app, null, resendOtp, { body })).status).toBe(429);
    pass(24 * 60 * 60);
    expect((await forget(on, email)).status).toBe(200);
  }
});

test('neither a code nor a ticket is stored as it is, and codes past their time are swept', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  const { rows: codes } = await on.database.pool.query('SELECT * FROM account_codes');
  expect(codes[0].code_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(codes)).not.toContain(otp);
  const ticket = await resetTicketFor(on, email);
  const { rows: tickets } = await on.database.pool.query('SELECT * FROM reset_tickets');
  expect(tickets).toHaveLength(1);
  expect(JSON.stringify(tickets)).not.toContain(ticket);
  await forget(on, 'nobody@example.org');
  on.clock.advance(600_000);
  await forget(on, 'somebody@example.org');
  const { rows: left } = await on.database.pool.query('SELECT email FROM account_codes');
  expect(left).toEqual([{ email: 'somebody@example.org' }]);
});
