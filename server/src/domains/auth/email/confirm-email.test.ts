import { authRoutes } from '@stratum/contract/auth';
import { emailChangeRoutes } from '@stratum/contract/email-change';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../../../test/build.ts';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { openTestApp } from '../../../../test/create-test-app.ts';
import { codeIn, newcomer, otherThan, registerFor } from '../../../../test/newcomer.ts';
import { resetFor, resetTicketFor } from '../../../../test/password-reset.ts';

const { changeEmail, confirmEmail } = emailChangeRoutes;
const { checkOtp, resetPassword, signIn, verifyOtp } = authRoutes;
const { profileInfo } = profileRoutes;
const password = 'Lantern-9x';
const wrongCode = { status: 422, error: { code: 'wrong_code' } };

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

/** The codes of a change that is begun, as they are mailed, whoever has asked for one just before. */
async function codesFor(user: SignedInUser, email: string) {
  await on.database.pool.query('TRUNCATE rate_limits');
  dataOf(await user.call(changeEmail, { body: { email, password } }));
  return {
    newCode: codeIn(await on.mail.newestTo(email)),
    currentCode: codeIn(await on.mail.newestTo(user.email)),
  };
}

async function emailOf(user: SignedInUser) {
  return dataOf(await user.call(profileInfo)).email;
}

function statusesOf(answers: readonly { status: number }[]) {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

test('both codes change the address that one signs in with, and the old address is told', async () => {
  const user = await on.build.user();
  const { email } = newcomer();
  const body = await codesFor(user, email);
  expect(await emailOf(user)).toBe(user.email);
  expect(dataOf(await user.call(confirmEmail, { body }))).toEqual({ email });
  expect(await emailOf(user)).toBe(email);
  const told = await on.mail.newestTo(user.email);
  expect(told.subject).toBe('Your Stratum address was changed');
  expect(told.text).toContain(email);
  const { items } = dataOf(await user.call(notificationRoutes.getNotification));
  expect(items).toMatchObject([{ kind: 'email_changed', data: { email } }]);
  const enter = (address: string) =>
    callRoute(on.app, null, signIn, { body: { email: address, password } });
  expect((await enter(email)).status).toBe(200);
  expect((await enter(user.email)).status).toBe(401);
});

test('a new address ends the other sessions, and every way to a new password from the old one', async () => {
  const user = await on.build.user();
  const elsewhere = await user.again();
  const ticket = await resetTicketFor(on, user.email);
  const reset = await resetFor(on, user.email);
  const body = await codesFor(user, newcomer().email);
  dataOf(await user.call(confirmEmail, { body }));
  expect(await elsewhere.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
  expect((await user.call(profileInfo)).status).toBe(200);
  // The address may be somebody else's by now.
  await on.build.user({ email: user.email });
  expect(await callRoute(on.app, null, checkOtp, { body: reset })).toMatchObject(wrongCode);
  const late = { body: { ticket, password: 'Kieselgur#4' } };
  expect((await callRoute(on.app, null, resetPassword, late)).status).toBe(422);
});

test('a change is written into the audit log, without an address', async () => {
  const user = await on.build.user();
  const body = await codesFor(user, newcomer().email);
  dataOf(await user.call(confirmEmail, { body }));
  const { rows } = await on.database.pool.query(
    'SELECT action, actor = subject AS own, details FROM audit_log ORDER BY position DESC LIMIT 1',
  );
  expect(rows).toEqual([{ action: 'email_changed', own: true, details: {} }]);
});

test.each(['newCode', 'currentCode'] as const)(
  'a wrong %s changes nothing, and is told at its field alone',
  async (name) => {
    const user = await on.build.user();
    const codes = await codesFor(user, newcomer().email);
    const { status, error } = await user.call(confirmEmail, {
      body: { ...codes, [name]: otherThan(codes[name]) },
    });
    const fields = { [name]: 'This is not the latest code that we sent you.' };
    expect({ status, error }).toMatchObject(wrongCode);
    expect(error).toHaveProperty('fields', fields);
    expect(await emailOf(user)).toBe(user.email);
  },
);

test('five attempts use both codes up', async () => {
  const user = await on.build.user();
  const codes = await codesFor(user, newcomer().email);
  const body = { ...codes, newCode: otherThan(codes.newCode) };
  for (const _ of '12345') expect(await user.call(confirmEmail, { body })).toMatchObject(wrongCode);
  const { error } = await user.call(confirmEmail, { body: codes });
  expect(error).toMatchObject(wrongCode.error);
  expect(error).not.toHaveProperty('fields');
});

test('the codes are of no use after ten minutes, or for another account', async () => {
  const [user, other] = [await on.build.user(), await on.build.user()];
  const body = await codesFor(user, newcomer().email);
  expect(await other.call(confirmEmail, { body })).toMatchObject(wrongCode);
  on.clock.advance(600_000);
  expect(await user.call(confirmEmail, { body })).toMatchObject(wrongCode);
});

test('of parallel confirmations one succeeds, and no change is left', async () => {
  const user = await on.build.user();
  const body = await codesFor(user, newcomer().email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => user.call(confirmEmail, { body })));
  expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
  const { error } = await user.call(confirmEmail, { body });
  expect(error).toMatchObject(wrongCode.error);
  expect(error).not.toHaveProperty('fields');
});

test('of two accounts that want one address one gets it, and the other has a wrong code', async () => {
  const [one, two] = [await on.build.user(), await on.build.user()];
  const { email } = newcomer();
  const bodies = [await codesFor(one, email), await codesFor(two, email)] as const;
  const answers = await Promise.all([
    one.call(confirmEmail, { body: bodies[0] }),
    two.call(confirmEmail, { body: bodies[1] }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.error).toMatchObject({
    code: 'wrong_code',
    fields: { newCode: expect.any(String) },
  });
});

test('a sign-up with the address is given up: its password is that of nobody any more', async () => {
  const user = await on.build.user();
  const person = newcomer({ password: 'Kieselgur#4' });
  const { otp, ticket } = await registerFor(on, person);
  const body = await codesFor(user, person.email);
  dataOf(await user.call(confirmEmail, { body }));
  const { email } = person;
  const late = { body: { email, otp, ticket } };
  expect(await callRoute(on.app, null, verifyOtp, late)).toMatchObject(wrongCode);
  const entry = { body: { email, password: 'Kieselgur#4' } };
  expect(await callRoute(on.app, null, signIn, entry)).toMatchObject({
    status: 401,
    error: { code: 'wrong_credentials' },
  });
});
