import { authRoutes } from '@stratum/contract/auth';
import { apiBase } from '@stratum/contract/route';
import { afterEach, expect, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { codeIn, newcomer, otherThan, registerFor } from '../../../../test/newcomer.ts';
import { createTime } from '../../../../test/pass-time.ts';

const { verifyOtp, resendOtp, signIn, signUp } = authRoutes;

afterEach(() => void vi.useRealTimers());

interface Entered {
  readonly otp: string;
  readonly ticket?: string;
}

function verify({ app }: TestApp, email: string, entered: Entered) {
  return callRoute(app, null, verifyOtp, { body: { email, ...entered } });
}

function enter({ app }: TestApp, email: string, password: string) {
  return callRoute(app, null, signIn, { body: { email, password } });
}

/** Asks for a new code and gives it. */
async function renew(on: TestApp, email: string, ticket?: string): Promise<string> {
  const before = (await on.mail.allTo(email)).length;
  const body = { email, ...(ticket !== undefined && { ticket }) };
  dataOf(await callRoute(on.app, null, resendOtp, { body }));
  return codeIn(await on.mail.nthTo(email, before + 1));
}

async function rowsOf({ database }: TestApp, query: string) {
  return (await database.pool.query(query)).rows;
}

const wrongCode = { status: 422, error: { code: 'wrong_code' } };
const wrongCredentials = { status: 401, error: { code: 'wrong_credentials' } };

/** Two who sign up with one address, of whom only the owner reads its mails. */
function twoPeople() {
  const owner = newcomer({ first_name: 'Olga', password: 'Lantern-9x' });
  const stranger = newcomer({
    email: owner.email,
    first_name: 'Mallory',
    password: 'Kieselgur#4',
    phone: '+33 1 00 00 00 00',
  });
  return { owner, stranger, email: owner.email };
}

/** Both sign up; the codes differ, as they do but once in a million times. */
async function bothRegister(on: TestApp, order: 'stranger after' | 'stranger before') {
  const { owner, stranger, email } = twoPeople();
  const early = order === 'stranger before' ? await registerFor(on, stranger) : null;
  const owners = await registerFor(on, owner);
  const strangers = early ?? (await registerFor(on, stranger));
  if (owners.otp === strangers.otp) throw new Error('both have drawn the same code');
  return { owner, stranger, email, owners, strangers };
}

test.each(['stranger after', 'stranger before'] as const)(
  'the owner’s code makes the owner’s sign-up the account, not the stranger’s (%s)',
  async (order) => {
    const on = await createTestApp();
    const { owner, stranger, email, owners, strangers } = await bothRegister(on, order);
    const session = dataOf(await verify(on, email, owners));
    expect(session.userData.first_name).toBe('Olga');
    expect(await verify(on, email, strangers)).toMatchObject(wrongCode);
    expect(await enter(on, email, stranger.password)).toMatchObject(wrongCredentials);
    expect(await enter(on, email, owner.password)).toMatchObject({ status: 200 });
    expect(await rowsOf(on, 'SELECT first_name, phone FROM users')).toEqual([
      { first_name: 'Olga', phone: null },
    ]);
    expect(await rowsOf(on, 'SELECT * FROM sign_ups')).toEqual([]);
  },
);

test.each(['stranger after', 'stranger before'] as const)(
  'the stranger’s code, entered by the owner, confirms nothing (%s)',
  async (order) => {
    const on = await createTestApp();
    const { email, owners, strangers } = await bothRegister(on, order);
    const mistaken = { ...owners, otp: strangers.otp };
    expect(await verify(on, email, mistaken)).toMatchObject(wrongCode);
    expect(await rowsOf(on, 'SELECT * FROM users')).toEqual([]);
    expect(dataOf(await verify(on, email, owners)).userData.first_name).toBe('Olga');
  },
);

test('new codes of one leave the other’s alone, and end the old one of the same sign-up', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email, owners, strangers } = await bothRegister(on, 'stranger after');
  pass(30);
  const otp = await renew(on, email, owners.ticket);
  pass(30);
  await renew(on, email, strangers.ticket);
  pass(30);
  await renew(on, email, strangers.ticket);
  if (otp !== owners.otp) expect(await verify(on, email, owners)).toMatchObject(wrongCode);
  const session = dataOf(await verify(on, email, { otp, ticket: owners.ticket }));
  expect(session.userData.first_name).toBe('Olga');
});

test('guesses at one code cost the other no tries, and stay counted', async () => {
  const on = await createTestApp();
  const { email, owners, strangers } = await bothRegister(on, 'stranger after');
  const guess = { ...strangers, otp: otherThan(strangers.otp) };
  for (const _ of '123456') expect(await verify(on, email, guess)).toMatchObject(wrongCode);
  expect(await rowsOf(on, 'SELECT attempts FROM sign_ups ORDER BY attempts')).toEqual([
    { attempts: 0 },
    { attempts: 5 },
  ]);
  expect(await verify(on, email, strangers)).toMatchObject(wrongCode);
  expect((await verify(on, email, owners)).status).toBe(200);
});

test('of twenty parallel right codes, of both, one signs in', async () => {
  const on = await createTestApp();
  const { email, owners, strangers } = await bothRegister(on, 'stranger after');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => verify(on, email, n % 2 ? owners : strangers)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  const counts = `SELECT (SELECT count(*)::int FROM users) AS users,
    (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM sign_ups) AS pending`;
  expect(await rowsOf(on, counts)).toEqual([{ users: 1, sessions: 1, pending: 0 }]);
});

test('without a ticket a contested address takes no code and gets no new one', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email, owners, strangers } = await bothRegister(on, 'stranger after');
  const refused = await verify(on, email, { otp: owners.otp });
  expect(refused).toMatchObject(wrongCode);
  expect(await verify(on, email, { otp: strangers.otp })).toEqual(refused);
  expect(await verify(on, 'nobody@example.org', { otp: owners.otp })).toEqual(refused);
  pass(30);
  const answer = dataOf(await callRoute(on.app, null, resendOtp, { body: { email } }));
  expect(answer).toEqual({ email, resendAfter: 30, expiresIn: 600 });
  expect(await on.mail.allTo(email)).toHaveLength(2);
});

test('an address stays contested when the codes have run out, until a sign-up is given up', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { owner, stranger, email } = twoPeople();
  await registerFor(on, stranger);
  pass(12 * 60 * 60);
  const { otp } = await registerFor(on, owner);
  expect(await verify(on, email, { otp })).toMatchObject(wrongCode);
  pass(12 * 60 * 60);
  const renewed = await renew(on, email);
  expect(dataOf(await verify(on, email, { otp: renewed })).userData.first_name).toBe('Olga');
});

test('a sign-up that was given up opens nothing and is swept with the next one', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const person = newcomer();
  const { ticket } = await registerFor(on, person);
  pass(24 * 60 * 60);
  const body = { email: person.email, ticket };
  expect((await callRoute(on.app, null, resendOtp, { body })).status).toBe(200);
  expect(await enter(on, person.email, person.password)).toMatchObject(wrongCredentials);
  const next = newcomer();
  await registerFor(on, next);
  expect(await rowsOf(on, 'SELECT email FROM sign_ups')).toEqual([{ email: next.email }]);
  expect(await on.mail.allTo(person.email)).toHaveLength(1);
});

test('a ticket leads to its own address only', async () => {
  const on = await createTestApp();
  const [one, other] = [newcomer(), newcomer()];
  const ones = await registerFor(on, one);
  const others = await registerFor(on, other);
  const crossed = { otp: ones.otp, ticket: others.ticket };
  expect(await verify(on, one.email, crossed)).toMatchObject(wrongCode);
  expect((await verify(on, one.email, ones)).status).toBe(200);
});

test('the ticket of an address that has an account opens and mails nothing', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { email } = await on.build.user();
  const body = newcomer({ email, password: 'Kieselgur#4' });
  const { ticket } = dataOf(await callRoute(on.app, null, signUp, { body }));
  pass(30);
  const answer = await callRoute(on.app, null, resendOtp, { body: { email, ticket } });
  expect(dataOf(answer)).toEqual({ email, resendAfter: 30, expiresIn: 600 });
  const mails = await on.mail.allTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Stratum account']);
});

test('a malformed ticket is refused at its field', async () => {
  const on = await createTestApp();
  for (const ticket of ['', 'short', ' '.repeat(43), 'x'.repeat(44)]) {
    const answer = await verify(on, 'nobody@example.org', { otp: '123456', ticket });
    expect(answer).toMatchObject({
      status: 422,
      error: { fields: { ticket: expect.any(String) } },
    });
  }
});

test('the right password mails the code of its own sign-up, even where a stranger has signed up since', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const { owner, stranger, email } = twoPeople();
  const owners = await registerFor(on, owner);
  pass(30);
  await registerFor(on, stranger);
  expect(await enter(on, email, owner.password)).toMatchObject({
    status: 403,
    error: { code: 'email_not_verified' },
  });
  const otp = codeIn(await on.mail.nthTo(email, 3));
  const session = dataOf(await verify(on, email, { otp, ticket: owners.ticket }));
  expect(session.userData.first_name).toBe('Olga');
});

test('all sign-ups of an address share its caps, beyond which a network has one a day', async () => {
  const on = await createTestApp();
  const { email } = newcomer();
  const statuses: number[] = [];
  for (let n = 0; n < 42; n++) {
    const { statusCode } = await on.app.inject({
      method: signUp.method,
      url: apiBase + signUp.path,
      payload: newcomer({ email }),
      remoteAddress: `192.0.2.${Math.floor(n / 11)}`,
    });
    statuses.push(statusCode);
  }
  const network = [...Array(10).fill(200), 429];
  expect(statuses).toEqual([...network, ...network, ...network, 200, ...Array(8).fill(429)]);
  expect(await rowsOf(on, 'SELECT count(*)::int AS pending FROM sign_ups')).toEqual([
    { pending: 31 },
  ]);
});
