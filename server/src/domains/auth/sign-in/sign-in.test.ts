import * as argon2 from '@node-rs/argon2';
import { authRoutes } from '@stratum/contract/auth';
import { apiBase } from '@stratum/contract/route';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { codeIn, newcomer, signUpFor } from '../../../../test/newcomer.ts';
import { createTime } from '../../../../test/pass-time.ts';
import { statementsOf } from '../../../../test/sent-statements.ts';

// The real functions, counted: time classes are told by the work done, not by the clock.
vi.mock('@node-rs/argon2', { spy: true });
// Files of one process share its modules: those that are loaded already call the function itself.
vi.hoisted(() => void vi.resetModules());

const { signIn, signUp, verifyOtp } = authRoutes;

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.useRealTimers());

function enter({ app }: TestApp, email: string, password: string, language = 'en') {
  const headers = { 'accept-language': language };
  return callRoute(app, null, signIn, { body: { email, password }, headers });
}

/** The statements, hashes and comparisons that a call costs. */
async function workOf(call: () => Promise<unknown>) {
  vi.clearAllMocks();
  return {
    statements: await statementsOf(call),
    hashes: vi.mocked(argon2.hash).mock.calls.length,
    comparisons: vi.mocked(argon2.verify).mock.calls.length,
  };
}

test('the right password signs in, with what the client keeps', async () => {
  const on = await createTestApp();
  const { id, email } = await on.build.user({ password: 'Lantern-9x' });
  const session = dataOf(await enter(on, ` ${email.toUpperCase()} `, 'Lantern-9x'));
  expect(session).toMatchObject({
    expiresAt: '2027-05-19T09:00:00.000Z',
    userData: { id, first_name: 'Ada', image: null, assessment_completed: false, role: 'user' },
    assignedCategories: expect.arrayContaining(['mentality']),
  });
});

test('a wrong password, an unknown address and those signed up with answer alike and cost the same work', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const [once, often] = [newcomer(), newcomer()];
  for (const person of [once, often, often, often]) await signUpFor(on, person);
  const answers: unknown[] = [];
  const work = [];
  for (const address of [email, 'nobody@example.org', once.email, often.email]) {
    const guess = async () => answers.push(await enter(on, address, 'Lantern-9y'));
    work.push(await workOf(guess));
  }
  expect(answers).toEqual(Array(4).fill(answers[0]));
  expect(answers[0]).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
  expect(work).toEqual(Array(4).fill(work[0]));
  expect(work[0]).toMatchObject({ hashes: 2, comparisons: 0 });
});

test('the password of a sign-up tells nothing of an account that the address has', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const seen = async (address: string) => {
    const body = newcomer({ email: address, password: 'Kieselgur#4' });
    dataOf(await callRoute(on.app, null, signUp, { body }));
    const answers: { answer: unknown; work: unknown }[] = [];
    // Until the codes of the day are spent, each of which keeps the next one back for a while.
    for (let n = 0; n < 24; n++) {
      let answer: unknown;
      const work = await workOf(async () => {
        answer = await enter(on, address, body.password);
      });
      answers.push({ answer, work });
      pass(15);
    }
    return answers;
  };
  const known = await seen(email);
  expect(await seen(newcomer().email)).toEqual(known);
  expect(known[0]?.answer).toMatchObject({ status: 403, error: { code: 'email_not_verified' } });
  expect(known.at(-1)?.answer).toMatchObject({ status: 429 });
  const mails = await on.mail.allTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Stratum account']);
});

test('signing up costs the same work for a known and an unknown address', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  // The job queue reads a kind's settings once.
  await signUpFor(on, newcomer());
  const work = [];
  for (const body of [newcomer(), newcomer({ email })]) {
    work.push(await workOf(async () => dataOf(await callRoute(on.app, null, signUp, { body }))));
    expect(await on.mail.newestTo(body.email)).toBeDefined();
  }
  expect(work[0]).toEqual(work[1]);
  expect(work[0]).toMatchObject({ hashes: 1, comparisons: 0 });
});

const germanMessage =
  'Bestätige zuerst deine E-Mail-Adresse: mit dem neuesten Code, den wir dorthin geschickt haben.';

test('the right password of an unproved address says so and mails a new code', async () => {
  const on = await createTestApp();
  const person = newcomer({ locale: 'de' });
  const pass = createTime(on);
  await signUpFor(on, person);
  pass(30);
  const answer = await enter(on, person.email, person.password, 'de');
  expect(answer).toMatchObject({
    status: 403,
    error: {
      code: 'email_not_verified',
      message: germanMessage,
    },
  });
  const otp = codeIn(await on.mail.nthTo(person.email, 2));
  const body = { email: person.email, otp };
  expect((await callRoute(on.app, null, verifyOtp, { body })).status).toBe(200);
});

test('a code that has just gone out is not replaced but waited for, and a wrong password mails nothing', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const otp = await signUpFor(on, person);
  on.clock.advance(12_500);
  const { email, password } = person;
  const refused = await on.app.inject({
    method: 'POST',
    url: apiBase + signIn.path,
    payload: { email, password },
  });
  expect(refused.statusCode).toBe(403);
  expect(refused.headers['retry-after']).toBe('18');
  expect(await enter(on, person.email, 'Lantern-9y')).toMatchObject({ status: 401 });
  const body = { email: person.email, otp };
  expect((await callRoute(on.app, null, verifyOtp, { body })).status).toBe(200);
  expect(await on.mail.allTo(person.email)).toHaveLength(1);
});

test('each sign-in is a session of its own', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const sessions = await Promise.all([1, 2, 3].map(() => enter(on, email, 'Lantern-9x')));
  const tokens = new Set(sessions.map((answer) => dataOf(answer).accessToken));
  expect(tokens.size).toBe(3);
  expect(await on.mail.allTo(email)).toEqual([]);
});
