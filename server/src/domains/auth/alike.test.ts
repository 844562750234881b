import * as argon2 from '@node-rs/argon2';
import { authRoutes } from '@stratum/contract/auth';
import { emailChangeRoutes } from '@stratum/contract/email-change';
import type { Route, SentPart } from '@stratum/contract/route';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { codeIn, newcomer, signUpFor } from '../../../test/newcomer.ts';
import { createTime } from '../../../test/pass-time.ts';
import { resetTicketFor } from '../../../test/password-reset.ts';
import { statementsOf } from '../../../test/sent-statements.ts';

// The real functions, counted: time classes are told by the work done, not by the clock.
vi.mock('@node-rs/argon2', { spy: true });
// Files of one process share its modules: those that are loaded already call the function itself.
vi.hoisted(() => void vi.resetModules());

const { forgotPassword, resendOtp, checkOtp, resetPassword } = authRoutes;
const { changeEmail, confirmEmail } = emailChangeRoutes;

afterEach(() => void vi.useRealTimers());

/** What a call answers, with the statements it runs and the hashes it makes. */
async function workOf<R extends Route>(
  { app }: TestApp,
  route: R,
  body: SentPart<R, 'body'>,
  token: string | null = null,
) {
  vi.mocked(argon2.hash).mockClear();
  let answer: Answer<R> | undefined;
  const statements = await statementsOf(async () => {
    answer = await callRoute(app, token, route, { body });
  });
  const hashes = vi.mocked(argon2.hash).mock.calls.length;
  return { status: answer?.status, error: answer?.error, statements, hashes };
}

/** What is stored of an address's code: writing takes longer than finding nothing to write. */
async function storedFor({ database }: TestApp, email: string) {
  const stored = `SELECT asked_from, attempts_from_asking_network AS attempts,
    attempts_from_other_networks AS others FROM account_codes WHERE email = $1 ORDER BY attempts`;
  return (await database.pool.query(stored, [email])).rows;
}

/** An account, a sign-up that waits for its code, and an address that nobody has used. */
async function addresses(on: TestApp): Promise<string[]> {
  const pending = newcomer();
  await signUpFor(on, pending);
  return [(await on.build.user()).email, pending.email, 'nobody@example.org'];
}

test('asking for a code, asking again and guessing it is the same work for everybody', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const work = [];
  for (const email of await addresses(on)) {
    const asked = await workOf(on, forgotPassword, { email });
    const guessed = await workOf(on, checkOtp, { email, otp: '000000' });
    pass(30);
    const again = await workOf(on, resendOtp, { email, purpose: 'reset_password' });
    const late = await workOf(on, checkOtp, { email, otp: '000000' });
    work.push({ asked, guessed, again, late, stored: await storedFor(on, email) });
    pass(600);
  }
  expect(work).toEqual(Array(3).fill(work[0]));
  expect(work[0]).toMatchObject({
    asked: { status: 200, hashes: 0 },
    guessed: { status: 422, error: { code: 'wrong_code' } },
    again: { status: 200 },
    stored: [
      { attempts: 1, others: 0 },
      { attempts: 1, others: 0 },
    ],
  });
});

test('guessing a code that nobody asked for is the same work for everybody', async () => {
  const on = await createTestApp();
  const work = [];
  for (const email of await addresses(on)) {
    work.push(await workOf(on, checkOtp, { email, otp: '000000' }));
  }
  expect(work).toEqual(Array(3).fill(work[0]));
});

test('tickets that were used, have expired or never were cost the same and no hash', async () => {
  const on = await createTestApp();
  const password = 'Kieselgur#4';
  const [one, other] = [await on.build.user(), await on.build.user()];
  const used = await resetTicketFor(on, one.email);
  dataOf(await callRoute(on.app, null, resetPassword, { body: { ticket: used, password } }));
  const late = await resetTicketFor(on, other.email);
  on.clock.advance(600_000);
  const work = [];
  for (const ticket of [used, late, 'x'.repeat(43)]) {
    work.push(await workOf(on, resetPassword, { ticket, password }));
  }
  expect(work).toEqual(Array(3).fill(work[0]));
  expect(work[0]).toMatchObject({ status: 422, error: { code: 'wrong_ticket' }, hashes: 0 });
});

test('a change to an address is the same work whether it is free or not, and so is guessing its code', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const work = [];
  for (const email of await addresses(on)) {
    pass(30);
    const user = await on.build.user();
    const asked = await workOf(on, changeEmail, { email, password: 'Lantern-9x' }, user.token);
    const currentCode = codeIn(await on.mail.newestTo(user.email));
    const codes = { newCode: '000000', currentCode };
    const guessed = await workOf(on, confirmEmail, codes, user.token);
    work.push({ asked, guessed });
  }
  expect(work).toEqual(Array(3).fill(work[0]));
  expect(work[0]).toMatchObject({
    asked: { status: 200, hashes: 1 },
    guessed: { status: 422, error: { code: 'wrong_code' }, hashes: 0 },
  });
});
