import { authRoutes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { afterEach, expect, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { codeIn, newcomer, otherThan, registerFor, signUpFor } from '../../../../test/newcomer.ts';
import { createTime } from '../../../../test/pass-time.ts';
import { statementsOf } from '../../../../test/sent-statements.ts';

const { verifyOtp, resendOtp } = authRoutes;

afterEach(() => void vi.useRealTimers());

function verify({ app }: TestApp, email: string, otp: string, ticket?: string) {
  const body = { email, otp, ...(ticket !== undefined && { ticket }) };
  return callRoute(app, null, verifyOtp, { body });
}

function resend({ app }: TestApp, email: string) {
  return callRoute(app, null, resendOtp, { body: { email } });
}

const attempts = 'SELECT attempts, attempts_without_ticket FROM sign_ups';

const wrongCode = { status: 422, error: { code: 'wrong_code' } };

test('of twenty parallel right codes one signs in', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const { email } = person;
  const otp = await signUpFor(on, person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(on, email, otp)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  const { rows } = await on.database.pool.query('SELECT count(*)::int AS sessions FROM sessions');
  expect(rows).toEqual([{ sessions: 1 }]);
});

test('a code works once', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  expect((await verify(on, person.email, otp)).status).toBe(200);
  expect(await verify(on, person.email, otp)).toMatchObject(wrongCode);
  expect((await on.database.pool.query('SELECT * FROM sign_ups')).rows).toEqual([]);
});

test.each([
  [4, 200],
  [5, 422],
])('after %i wrong tries the right code answers %i', async (tries, status) => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  for (let n = 0; n < tries; n++) {
    expect(await verify(on, person.email, otherThan(otp))).toMatchObject(wrongCode);
  }
  expect((await verify(on, person.email, otp)).status).toBe(status);
});

test('parallel guesses get no more than the five tries', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  await Promise.all(Array.from({ length: 15 }, () => verify(on, person.email, otherThan(otp))));
  expect(await verify(on, person.email, otp)).toMatchObject(wrongCode);
  const { rows } = await on.database.pool.query(attempts);
  expect(rows).toEqual([{ attempts: 0, attempts_without_ticket: 5 }]);
});

test('guesses without the ticket cost its holder no tries, and are no more than five', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const { email } = person;
  const { otp, ticket } = await registerFor(on, person);
  for (const _ of '12345') await verify(on, email, otherThan(otp));
  expect(await verify(on, email, otp)).toMatchObject(wrongCode);
  for (const _ of '1234') await verify(on, email, otherThan(otp), ticket);
  const { rows } = await on.database.pool.query(attempts);
  expect(rows).toEqual([{ attempts: 4, attempts_without_ticket: 5 }]);
  expect((await verify(on, email, otp, ticket)).status).toBe(200);
});

test.each([
  [599, 200],
  [600, 422],
])('after %i seconds a code answers %i', async (seconds, status) => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  on.clock.advance(seconds * 1000);
  expect((await verify(on, person.email, otp)).status).toBe(status);
});

test('a code opens no other account', async () => {
  const on = await createTestApp();
  const [one, other] = [newcomer(), newcomer()];
  const otp = await signUpFor(on, one);
  const others = await signUpFor(on, other);
  if (otp !== others) expect(await verify(on, other.email, otp)).toMatchObject(wrongCode);
  expect((await verify(on, other.email, others)).status).toBe(200);
});

test('an unknown address, one with an account and a wrong code are answered alike', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  const known = await verify(on, person.email, otherThan(otp));
  const unknown = await verify(on, 'nobody@example.org', otp);
  const verified = await verify(on, (await on.build.user()).email, otp);
  expect(unknown).toEqual(known);
  expect(verified).toEqual(known);
  expect(known).toMatchObject(wrongCode);
});

test('wrong codes and new ones send the same statements, whatever is known of the address', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const [once, twice] = [newcomer(), newcomer()];
  for (const person of [once, twice, twice]) await signUpFor(on, person);
  const { email: verified } = await on.build.user();
  pass(30);
  const work = [];
  for (const email of ['nobody@example.org', verified, once.email, twice.email]) {
    const tries = await statementsOf(() => verify(on, email, '000000'));
    work.push({ tries, renewals: await statementsOf(() => resend(on, email)) });
  }
  expect(work).toEqual(Array(4).fill(work[0]));
});

test('a new code may be asked for after 30 seconds and ends the old one', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const person = newcomer();
  const old = await signUpFor(on, person);
  pass(29);
  expect(await resend(on, person.email)).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests' },
  });
  pass(1);
  const answer = dataOf(await resend(on, person.email));
  expect(answer).toEqual({ email: person.email, resendAfter: 30, expiresIn: 600 });
  const otp = codeIn(await on.mail.nthTo(person.email, 2));
  if (otp !== old) expect(await verify(on, person.email, old)).toMatchObject(wrongCode);
  expect((await verify(on, person.email, otp)).status).toBe(200);
});

test('a new code brings five new tries', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const person = newcomer();
  const old = await signUpFor(on, person);
  for (const _ of '12345') await verify(on, person.email, otherThan(old));
  pass(30);
  await resend(on, person.email);
  const otp = codeIn(await on.mail.nthTo(person.email, 2));
  expect((await verify(on, person.email, otp)).status).toBe(200);
});

test.each(['an unknown', 'a verified'])(
  '%s address is answered alike and gets no code',
  async (kind) => {
    const on = await createTestApp();
    const pass = createTime(on);
    const person = newcomer();
    await signUpFor(on, person);
    pass(30);
    const email = kind === 'a verified' ? (await on.build.user()).email : 'nobody@example.org';
    const forKnown = dataOf(await resend(on, person.email));
    expect(dataOf(await resend(on, email))).toEqual({ ...forKnown, email });
    expect(await resend(on, email)).toEqual(await resend(on, person.email));
    expect(await on.mail.allTo(email)).toEqual([]);
  },
);

test('an account gets no more codes a day than its cap, known or not', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  for (const email of ['nobody@example.org', (await on.build.user()).email]) {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await resend(on, email)).status);
      pass(31);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    pass(24 * 60 * 60);
    expect((await resend(on, email)).status).toBe(200);
  }
});

test('the token of a verification is good at once, and only its hash is stored', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  const { accessToken } = dataOf(await verify(on, person.email, otp));
  expect(Buffer.from(accessToken, 'base64url')).toHaveLength(32);
  const profile = await callRoute(on.app, accessToken, profileRoutes.profileInfo);
  expect(dataOf(profile).email).toBe(person.email);
  const { rows } = await on.database.pool.query('SELECT * FROM sessions');
  expect(JSON.stringify(rows)).not.toContain(accessToken);
});
