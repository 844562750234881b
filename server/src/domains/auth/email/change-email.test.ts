import { authRoutes } from '@stratum/contract/auth';
import { emailChangeRoutes } from '@stratum/contract/email-change';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../../test/build.ts';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { openTestApp } from '../../../../test/create-test-app.ts';
import { exhaustLimit } from '../../../../test/exhaust-limit.ts';
import { codeIn, newcomer } from '../../../../test/newcomer.ts';
import { createTime } from '../../../../test/pass-time.ts';

const { changeEmail, confirmEmail } = emailChangeRoutes;
const password = 'Lantern-9x';

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());
afterEach(() => void vi.useRealTimers());

function begin(user: SignedInUser, email: string) {
  return user.call(changeEmail, { body: { email, password } });
}

async function mailedCodes(user: SignedInUser, email: string) {
  return {
    newCode: codeIn(await on.mail.newestTo(email)),
    currentCode: codeIn(await on.mail.newestTo(user.email)),
  };
}

async function withoutPassword(): Promise<SignedInUser> {
  const user = await on.build.user();
  await on.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
  return user;
}

const wrongFields = (fields: Record<string, string>) => ({
  status: 422,
  error: { code: 'invalid_input', fields },
});

test('a change asks for the password, and tells at the field what is wrong', async () => {
  const user = await on.build.user();
  const ask = (body: { email: string; password?: string }) => user.call(changeEmail, { body });
  const { email } = newcomer();
  expect(await ask({ email })).toMatchObject(wrongFields({ password: 'This Field is Required' }));
  expect(await ask({ email, password: 'Lantern-9y' })).toMatchObject(
    wrongFields({ password: 'This is not your current password.' }),
  );
  expect(await ask({ email: user.email, password })).toMatchObject(
    wrongFields({ email: 'This is already your address.' }),
  );
  expect(await ask({ email: 'ada+work@example.org', password })).toMatchObject(
    wrongFields({ email: 'Enter an e-mail address such as name@example.org.' }),
  );
  expect(await on.mail.allTo(user.email)).toEqual([]);
});

test('an account without a password is asked for none: the code to its address confirms it', async () => {
  const user = await withoutPassword();
  const { email } = newcomer();
  dataOf(await user.call(changeEmail, { body: { email } }));
  const body = await mailedCodes(user, email);
  expect(dataOf(await user.call(confirmEmail, { body }))).toEqual({ email });
});

test.each([
  ['with a password', () => on.build.user(), '/en/resetPassword'],
  ['without one', withoutPassword, '/en/profile#security'],
])('the mail to the current address of an account %s says how to stop it', async (_, make, way) => {
  const user = await make();
  const { email } = newcomer();
  dataOf(await begin(user, email));
  const { text } = await on.mail.newestTo(user.email);
  expect(text).toContain(email);
  expect(text).toContain(`http://stratum.test${way}`);
});

test('the same call half a minute later mails new codes, which end the old ones', async () => {
  const pass = createTime(on);
  const user = await on.build.user();
  const { email } = newcomer();
  dataOf(await begin(user, email));
  const old = await mailedCodes(user, email);
  expect(await begin(user, email)).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests' },
  });
  pass(30);
  dataOf(await begin(user, email));
  const body = await mailedCodes(user, email);
  expect((await user.call(confirmEmail, { body: old })).status).toBe(422);
  expect((await user.call(confirmEmail, { body })).status).toBe(200);
});

test('an account begins a few changes a day, whatever the addresses', async () => {
  const user = await on.build.user();
  await exhaustLimit(on, 'emailChangesByAccount', user.id);
  expect((await begin(user, newcomer().email)).status).toBe(429);
});

test('the owner of an address that has an account hears of it, without a code', async () => {
  const [user, owner] = [await on.build.user(), await on.build.user({ locale: 'fr' })];
  dataOf(await begin(user, owner.email));
  const told = await on.mail.newestTo(owner.email);
  expect(told.subject).toBe('Cette adresse est déjà liée à un compte Stratum');
  expect(told.text).not.toMatch(/^\d{6}$/m);
  expect(codeIn(await on.mail.newestTo(user.email))).toMatch(/^\d{6}$/);
});

test('a new password ends a change that was begun', async () => {
  const user = await on.build.user();
  const { email } = newcomer();
  dataOf(await begin(user, email));
  const codes = await mailedCodes(user, email);
  const body = { currentPassword: password, password: 'Kieselgur#4' };
  dataOf(await user.call(authRoutes.updatePassword, { body }));
  expect(await user.call(confirmEmail, { body: codes })).toMatchObject({
    status: 422,
    error: { code: 'wrong_code' },
  });
  const signIn = { email: user.email, password: 'Kieselgur#4' };
  expect((await callRoute(on.app, null, authRoutes.signIn, { body: signIn })).status).toBe(200);
});
