import { authRoutes } from '@stratum/contract/auth';
import { apiBase, type Route } from '@stratum/contract/route';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { exhaustLimit } from '../../../test/exhaust-limit.ts';
import { codeIn, newcomer } from '../../../test/newcomer.ts';
import { accountSubject, authLimits } from './limits.ts';

const { signIn, signUp, userExists } = authRoutes;

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

function knock({ app }: TestApp, route: Route, body: object, from = '192.0.2.1') {
  const { method, path } = route;
  return app.inject({ method, url: apiBase + path, payload: body, remoteAddress: from });
}

const ticket = 'x'.repeat(43);

const guess = (email: string) => ({ email, password: 'Lantern-9y' });

async function guessOften(on: TestApp, email: string, from: (n: number) => string, times: number) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) {
    statuses.push((await knock(on, signIn, guess(email), from(n))).statusCode);
  }
  return statuses;
}

test('guessing passwords is stopped by account and address, alike for known and unknown', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const answers = [];
  for (const address of [email, 'nobody@example.org']) {
    const statuses = await guessOften(on, address, () => '192.0.2.1', 21);
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    answers.push(await knock(on, signIn, guess(address)));
  }
  const [known, unknown] = answers;
  expect(known?.json()).toEqual(unknown?.json());
  expect(known?.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(known?.headers['retry-after']).toBe(String(authLimits.signInByAccountAndNetwork.seconds));
});

test('a guesser stops neither the owner elsewhere nor, a while later, the owner at the same place', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const right = { email, password: 'Lantern-9x' };
  await guessOften(on, email, () => '192.0.2.1', 25);
  expect((await knock(on, signIn, right)).statusCode).toBe(429);
  expect((await knock(on, signIn, right, '192.0.2.2')).statusCode).toBe(200);
  pass(authLimits.signInByAccountAndNetwork.seconds);
  expect((await knock(on, signIn, right)).statusCode).toBe(200);
});

test('guesses from everywhere do not close the account where its owner is at home', async () => {
  const on = await createTestApp();
  const { id, email } = await on.build.user({ password: 'Lantern-9x' });
  const right = { email, password: 'Lantern-9x' };
  expect((await knock(on, signIn, right, '198.51.100.7')).statusCode).toBe(200);
  await exhaustLimit(on, 'signInByAccount', accountSubject(email));
  const statuses = await guessOften(on, email, () => '198.51.100.7', 4);
  expect(statuses).toEqual(Array(4).fill(401));
  expect((await knock(on, signIn, right, '198.51.100.7')).json().data.userData.id).toBe(id);
});

test('where strangers use an account up, every network keeps three tries of its own', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const right = { email, password: 'Lantern-9x' };
  for (const address of [email, 'nobody@example.org']) {
    await exhaustLimit(on, 'signInByAccount', accountSubject(address));
    const statuses = await guessOften(on, address, () => '203.0.113.1', 4);
    expect(statuses).toEqual([401, 401, 401, 429]);
  }
  expect((await knock(on, signIn, right, '203.0.113.1')).statusCode).toBe(429);
  expect((await knock(on, signIn, right, '192.0.2.9')).statusCode).toBe(200);
  pass(authLimits.signInBeyondAccount.seconds);
  expect((await knock(on, signIn, right, '203.0.113.1')).statusCode).toBe(200);
});

test('where strangers use an address’s codes up, every network keeps one a day', async () => {
  const on = await createTestApp();
  const person = newcomer();
  await exhaustLimit(on, 'codesByAccount', accountSubject(person.email));
  const statuses = [];
  for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    statuses.push((await knock(on, signUp, person, from)).statusCode);
  }
  expect(statuses).toEqual([200, 429, 200]);
});

test('a stranger elsewhere does not keep a new code back', async () => {
  const on = await createTestApp();
  const body = { email: newcomer().email };
  const statuses = [];
  for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    statuses.push((await knock(on, authRoutes.resendOtp, body, from)).statusCode);
  }
  expect(statuses).toEqual([200, 429, 200]);
});

test('signing in rightly uses nothing up', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  for (let n = 0; n < 25; n++) {
    const { statusCode } = await knock(on, signIn, { email, password: 'Lantern-9x' });
    expect(statusCode).toBe(200);
  }
});

test.each([
  ['signUpByNetwork', signUp, () => newcomer()],
  ['userExistsByNetwork', userExists, () => ({ email: 'nobody@example.org' })],
  ['signInByNetwork', signIn, () => guess('nobody@example.org')],
  ['resendByNetwork', authRoutes.resendOtp, () => ({ email: 'nobody@example.org' })],
  ['codeTriesByNetwork', authRoutes.verifyOtp, () => ({ email: 'no@example.org', otp: '123456' })],
  ['codeTriesByNetwork', authRoutes.checkOtp, () => ({ email: 'no@example.org', otp: '123456' })],
  ['forgotByNetwork', authRoutes.forgotPassword, () => ({ email: 'nobody@example.org' })],
  ['resetByNetwork', authRoutes.resetPassword, () => ({ ticket, password: 'Lantern-9x' })],
] as const)('%s stops one address and no other, for a while', async (name, route, body) => {
  const on = await createTestApp();
  await exhaustLimit(on, name, '192.0.2.1');
  const stopped = await knock(on, route, body());
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBe(authLimits[name].seconds);
  expect((await knock(on, route, body(), '192.0.2.2')).statusCode).not.toBe(429);
  pass(authLimits[name].seconds);
  expect((await knock(on, route, body())).statusCode).not.toBe(429);
});

test('a forged X-Forwarded-For is no other address', async () => {
  const on = await createTestApp();
  await exhaustLimit(on, 'userExistsByNetwork', '192.0.2.1');
  const { statusCode } = await on.app.inject({
    method: 'POST',
    url: `${apiBase}${userExists.path}`,
    payload: { email: 'nobody@example.org' },
    remoteAddress: '192.0.2.1',
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  expect(statusCode).toBe(429);
});

/** Guesses codes, saying to come from another place each time. */
async function guessFrom(on: TestApp, email: string, forwarded: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n < authLimits.codeTriesByAccountAndNetwork.points + 2; n++) {
    const { statusCode } = await on.app.inject({
      method: 'POST',
      url: apiBase + authRoutes.checkOtp.path,
      payload: { email, otp: '000000' },
      remoteAddress: '192.0.2.1',
      headers: { 'x-forwarded-for': forwarded(n) },
    });
    statuses.push(statusCode);
  }
  return statuses;
}

test.each([
  [0, (n: number) => `198.51.100.${n}`],
  [1, (n: number) => `198.51.100.${n}, 203.0.113.7`],
])(
  'codes are not guessed further by a rotated X-Forwarded-For (%i proxies)',
  async (trustProxy, forwarded) => {
    const on = await createTestApp({ trustProxy });
    const { email } = await on.build.user();
    const statuses = await guessFrom(on, email, forwarded);
    const { points } = authLimits.codeTriesByAccountAndNetwork;
    expect(statuses).toEqual([...Array(points).fill(422), 429, 429]);
  },
);

test('a stranger who asks for codes and burns their tries does not keep the owner from a reset', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const { checkOtp, forgotPassword } = authRoutes;
  const burn = async (from: string) => {
    for (const _ of '123456') await knock(on, checkOtp, { email, otp: '000000' }, from);
  };
  await knock(on, forgotPassword, { email }, '203.0.113.1');
  await burn('203.0.113.1');
  const strangers = codeIn(await on.mail.nthTo(email, 1));
  // The owner takes the newest mail for the own one, and the code opens from there.
  if (strangers !== '000000') {
    const answer = await knock(on, checkOtp, { email, otp: strangers }, '192.0.2.1');
    expect(answer.statusCode).toBe(200);
  }
  on.clock.advance(1_000);
  await knock(on, forgotPassword, { email }, '192.0.2.1');
  const otp = codeIn(await on.mail.nthTo(email, 2));
  for (const from of ['203.0.113.1', '203.0.113.2']) await burn(from);
  expect((await knock(on, checkOtp, { email, otp }, '192.0.2.1')).statusCode).toBe(200);
});

test('no refusal of a limit or an access rule carries a text that ends the session', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const stranger = await on.build.user();
  const refused: unknown[] = [];
  for (let n = 0; n < 11; n++) {
    const body = { currentPassword: 'Lantern-9y', password: 'Kieselgur#4' };
    refused.push((await owner.call(authRoutes.updatePassword, { body })).error);
  }
  const { email } = owner;
  for (let n = 0; n < 22; n++) refused.push((await knock(on, signIn, guess(email))).json());
  for (let n = 0; n < 12; n++) {
    refused.push((await knock(on, authRoutes.forgotPassword, { email })).json());
  }
  const params = { userId: stranger.id };
  refused.push((await owner.call(authRoutes.deleteSession, { params })).error);
  const codes = JSON.stringify(refused);
  for (const code of ['too_many_requests', 'forbidden']) expect(codes).toContain(code);
  expect(codes).not.toMatch(/invalid_token|token_expired/);
  expect((await owner.call(authRoutes.sessions)).status).toBe(200);
});

test('a whole test suite from one address is nowhere near the limits', () => {
  const byNetwork = Object.entries(authLimits).filter(([name]) => name.endsWith('ByNetwork'));
  expect(byNetwork).not.toEqual([]);
  for (const [, { points }] of byNetwork) expect(points).toBeGreaterThanOrEqual(300);
});

test('the operator’s factor lets a network ask more often, and try no more codes', async () => {
  const on = await createTestApp({ rateLimitFactor: 2 });
  const body = { email: 'nobody@example.org' };
  await exhaustLimit(on, 'userExistsByNetwork', '192.0.2.1');
  expect((await knock(on, userExists, body)).statusCode).toBe(200);
  await exhaustLimit(on, 'codeTriesByNetwork', '192.0.2.1');
  const tried = await knock(on, authRoutes.checkOtp, { ...body, otp: '123456', ticket });
  expect(tried.statusCode).toBe(429);
});
