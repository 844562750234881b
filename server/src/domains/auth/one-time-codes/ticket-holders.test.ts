import { authRoutes } from '@stratum/contract/auth';
import { apiBase, type Route } from '@stratum/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/create-test-app.ts';
import { exhaustLimit } from '../../../../test/exhaust-limit.ts';
import { codeIn, newcomer, otherThan, registerFor } from '../../../../test/newcomer.ts';
import { resetFor } from '../../../../test/password-reset.ts';
import { accountSubject, subjectsOf } from '../limits.ts';

const { checkOtp, forgotPassword, resendOtp, verifyOtp } = authRoutes;

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

/** The tests' own calls, a person's new network, and where strangers are. */
const asking = '127.0.0.1';
const elsewhere = '198.51.100.7';
const strangers = '203.0.113.1';

async function statusFrom(remoteAddress: string, { method, path }: Route, payload: object) {
  return (await on.app.inject({ method, url: apiBase + path, payload, remoteAddress })).statusCode;
}

/** All that strangers have for the account, and all that its other calls from a network have. */
async function strangersUseUp(email: string, network: string) {
  await exhaustLimit(on, 'codeTriesByAccount', accountSubject(email));
  const { both } = subjectsOf({ network, body: { email } });
  await exhaustLimit(on, 'codeTriesByAccountAndNetwork', both);
}

test('a newcomer enters the code from another network, whatever strangers have tried', async () => {
  const person = newcomer();
  const { otp, ticket } = await registerFor(on, person);
  const { email } = person;
  for (const _ of '12345') {
    const guess = { email, otp: otherThan(otp) };
    expect(await statusFrom(strangers, verifyOtp, guess)).toBe(422);
  }
  await strangersUseUp(email, elsewhere);
  expect(await statusFrom(elsewhere, verifyOtp, { email, otp })).toBe(429);
  expect(await statusFrom(elsewhere, verifyOtp, { email, otp, ticket })).toBe(200);
});

test('an owner resets the password from a new network, whatever strangers have tried', async () => {
  const { email } = await on.build.user();
  const { otp, ticket } = await resetFor(on, email);
  for (const from of [asking, strangers]) {
    for (const _ of '12345') {
      expect(await statusFrom(from, checkOtp, { email, otp: otherThan(otp) })).toBe(422);
    }
  }
  await strangersUseUp(email, elsewhere);
  expect(await statusFrom(elsewhere, checkOtp, { email, otp })).toBe(429);
  expect(await statusFrom(elsewhere, checkOtp, { email, otp, ticket })).toBe(200);
});

test('a reset that a stranger asks for leaves the code of its owner alone', async () => {
  const { email } = await on.build.user();
  const own = await resetFor(on, email);
  expect(await statusFrom(strangers, forgotPassword, { email })).toBe(200);
  expect(await statusFrom(elsewhere, checkOtp, own)).toBe(200);
});

test('a new code for a ticket ends its old one, and no other', async () => {
  const { email } = await on.build.user();
  const first = await resetFor(on, email);
  const second = await resetFor(on, email);
  const again = { email, ticket: first.ticket, purpose: 'reset_password' };
  expect(await statusFrom(elsewhere, resendOtp, again)).toBe(200);
  const otp = codeIn(await on.mail.nthTo(email, 3));
  if (otp !== first.otp) expect(await statusFrom(elsewhere, checkOtp, first)).toBe(422);
  expect(await statusFrom(elsewhere, checkOtp, second)).toBe(200);
  expect(await statusFrom(elsewhere, checkOtp, { ...first, otp })).toBe(200);
});

test('the ticket has five attempts at its code, and is of no use for another address', async () => {
  const { email } = await on.build.user();
  const { email: other } = await on.build.user();
  const { otp, ticket } = await resetFor(on, email);
  expect(await statusFrom(elsewhere, checkOtp, { email: other, otp, ticket })).toBe(422);
  for (const _ of '12345') {
    const guess = { email, ticket, otp: otherThan(otp) };
    expect(await statusFrom(elsewhere, checkOtp, guess)).toBe(422);
  }
  expect(await statusFrom(elsewhere, checkOtp, { email, otp, ticket })).toBe(422);
});

test('tickets have their own share of an account, which does not close its trusted networks', async () => {
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const { otp, ticket } = await resetFor(on, email);
  await exhaustLimit(on, 'codeTriesWithTicket', accountSubject(email));
  expect(await statusFrom(strangers, checkOtp, { email, otp, ticket })).toBe(429);
  const password = 'Lantern-9x';
  expect(await statusFrom(elsewhere, authRoutes.signIn, { email, password })).toBe(200);
  expect(await statusFrom(elsewhere, checkOtp, { email, otp, ticket })).toBe(200);
});
