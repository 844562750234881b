import { authRoutes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../../test/build.ts';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { createTime } from '../../../../test/pass-time.ts';
import { resetCodeFor, resetTicketFor } from '../../../../test/password-reset.ts';
import { authLimits } from '../limits.ts';

const { updatePassword, resetPassword, checkOtp, signIn } = authRoutes;
const { profileInfo } = profileRoutes;

afterEach(() => void vi.useRealTimers());

function update(by: SignedInUser, currentPassword = 'Lantern-9x', password = 'Kieselgur#4') {
  return by.call(updatePassword, { body: { currentPassword, password } });
}

const wrongPassword = {
  status: 422,
  error: {
    code: 'invalid_input',
    fields: { currentPassword: 'This is not your current password.' },
  },
};

test('a new password keeps this session, ends the others and tells the owner', async () => {
  const on = await createTestApp();
  const owner = await on.build.user({ locale: 'fr' });
  const elsewhere = await owner.again();
  expect(dataOf(await update(owner))).toEqual({ changed: true });
  expect((await owner.call(profileInfo)).status).toBe(200);
  expect(await elsewhere.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
  const enter = (password: string) =>
    callRoute(on.app, null, signIn, { body: { email: owner.email, password } });
  expect((await enter('Lantern-9x')).status).toBe(401);
  expect((await enter('Kieselgur#4')).status).toBe(200);
  expect((await on.mail.newestTo(owner.email)).subject).toBe(
    'Ton mot de passe Stratum a été modifié',
  );
});

test('a wrong current password is told at its field and changes nothing', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const elsewhere = await owner.again();
  expect(await update(owner, 'Lantern-9y')).toMatchObject(wrongPassword);
  expect((await elsewhere.call(profileInfo)).status).toBe(200);
  expect((await update(owner)).status).toBe(200);
});

test('a password that is tried first is refused before the current one is looked at', async () => {
  const on = await createTestApp();
  const owner = await on.build.user({ first_name: 'Tarnquist' });
  for (const password of ['P@ssw0rd1!', 'T@rnquist-26']) {
    expect(await update(owner, 'Lantern-9y', password)).toMatchObject({
      status: 422,
      error: { fields: { password: expect.any(String) } },
    });
  }
});

test('an account without a password has none to change', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  await on.database.pool.query('UPDATE users SET password_hash = NULL');
  expect(await update(owner)).toMatchObject({ status: 409, error: { code: 'conflict' } });
});

test('of ten changes at the same time one is made', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => update(owner, 'Lantern-9x', `Kieselgur#${n}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
});

test('a change ends codes and tickets for a reset', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const ticket = await resetTicketFor(on, owner.email);
  const otp = await resetCodeFor(on, owner.email);
  expect((await update(owner)).status).toBe(200);
  const body = { ticket, password: 'Lantern-9z' };
  expect(await callRoute(on.app, null, resetPassword, { body })).toMatchObject({
    error: { code: 'wrong_ticket' },
  });
  const code = { email: owner.email, otp };
  expect((await callRoute(on.app, null, checkOtp, { body: code })).status).toBe(422);
});

test('a stolen session soon guesses no further, and stops its owner nowhere', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  const thief = await on.build.user();
  const owner = await thief.again();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await update(thief, `Lantern-${n}y`)).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  expect(await update(thief)).toMatchObject({ error: { code: 'too_many_requests' } });
  const body = { email: owner.email, password: 'Lantern-9x' };
  expect((await callRoute(on.app, null, signIn, { body })).status).toBe(200);
  expect((await update(owner)).status).toBe(200);
  expect(await thief.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
  pass(authLimits.ownPasswordBySession.seconds);
  expect((await update(owner, 'Kieselgur#4', 'Lantern-9x')).status).toBe(200);
});

test('changing it rightly uses nothing up', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  for (let n = 0; n < 12; n++) {
    const [now, next] = n % 2 ? ['Kieselgur#4', 'Lantern-9x'] : ['Lantern-9x', 'Kieselgur#4'];
    expect((await update(owner, now, next)).status).toBe(200);
  }
});
