import { authRoutes } from '@stratum/contract/auth';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { lockWaits } from '../../../../test/lock-waits.ts';
import { resetCodeFor, resetTicketFor } from '../../../../test/password-reset.ts';

const { resetPassword, checkOtp, signIn } = authRoutes;
const { profileInfo } = profileRoutes;

function reset({ app }: TestApp, ticket: string, password = 'Kieselgur#4') {
  return callRoute(app, null, resetPassword, { body: { ticket, password } });
}

function enter({ app }: TestApp, email: string, password: string) {
  return callRoute(app, null, signIn, { body: { email, password } });
}

const wrongTicket = { status: 422, error: { code: 'wrong_ticket' } };

test('a ticket sets a new password, ends every session and tells the owner', async () => {
  const on = await createTestApp();
  const owner = await on.build.user({ password: 'Lantern-9x', locale: 'de' });
  const elsewhere = await owner.again();
  const bystander = await on.build.user();
  const ticket = await resetTicketFor(on, owner.email);
  expect((await owner.call(profileInfo)).status).toBe(200);
  expect(dataOf(await reset(on, ticket))).toEqual({ changed: true });
  for (const session of [owner, elsewhere]) {
    expect(await session.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
  }
  expect((await bystander.call(profileInfo)).status).toBe(200);
  expect((await enter(on, owner.email, 'Lantern-9x')).status).toBe(401);
  const { accessToken } = dataOf(await enter(on, owner.email, 'Kieselgur#4'));
  expect((await on.mail.nthTo(owner.email, 2)).subject).toBe(
    'Dein Stratum-Passwort wurde geändert',
  );
  const told = await callRoute(on.app, accessToken, notificationRoutes.getNotification);
  expect(dataOf(told).items).toMatchObject([{ kind: 'password_changed', data: {} }]);
});

test('a ticket works once, and of twenty at the same time one does', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const ticket = await resetTicketFor(on, email);
  const passwords = Array.from({ length: 20 }, (_, n) => `Kieselgur#${n}`);
  const answers = await Promise.all(passwords.map((password) => reset(on, ticket, password)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await enter(on, email, winner)).status).toBe(200);
  expect(await reset(on, ticket)).toMatchObject(wrongTicket);
});

test.each([
  [599, 200],
  [600, 422],
])('after %i seconds a ticket answers %i', async (seconds, status) => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const ticket = await resetTicketFor(on, email);
  on.clock.advance(seconds * 1000);
  expect((await reset(on, ticket)).status).toBe(status);
});

test('a newer ticket ends the older one', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const older = await resetTicketFor(on, email);
  const newer = await resetTicketFor(on, email);
  expect(await reset(on, older)).toMatchObject(wrongTicket);
  expect((await reset(on, newer)).status).toBe(200);
});

test('a reset ends the code that is on its way', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const ticket = await resetTicketFor(on, email);
  const otp = await resetCodeFor(on, email);
  expect((await reset(on, ticket)).status).toBe(200);
  expect((await callRoute(on.app, null, checkOtp, { body: { email, otp } })).status).toBe(422);
});

test.each([
  ['P@ssw0rd1!', 'Choose a password that is not among the most common ones.'],
  ['T@rnquist-26', 'Choose a password that is not made of your own name or address.'],
  ['tooshort', 'Choose a password that meets every rule below.'],
])('%s is refused at its field and leaves the ticket in place', async (password, sentence) => {
  const on = await createTestApp();
  const { email } = await on.build.user({ last_name: 'Tarnquist' });
  const ticket = await resetTicketFor(on, email);
  expect(await reset(on, ticket, password)).toMatchObject({
    status: 422,
    error: { code: 'invalid_input', fields: { password: sentence } },
  });
  expect((await reset(on, ticket)).status).toBe(200);
});

test('an account without a password gets its first one', async () => {
  const on = await createTestApp();
  const { id, email } = await on.build.user();
  await on.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [id]);
  expect((await enter(on, email, 'Lantern-9x')).status).toBe(401);
  expect((await reset(on, await resetTicketFor(on, email))).status).toBe(200);
  expect((await enter(on, email, 'Kieselgur#4')).status).toBe(200);
});

test('a sign-in under way with the old password opens no session once the new one is set', async () => {
  const on = await createTestApp();
  const { id, email } = await on.build.user({ password: 'Lantern-9x' });
  const ticket = await resetTicketFor(on, email);
  // The sign-in has compared its password before it waits here.
  const holder = await holdAccount(on, id);
  const entering = enter(on, email, 'Lantern-9x');
  await lockWaits(on, 1);
  const resetting = reset(on, ticket);
  await lockWaits(on, 2);
  await holder.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, 'replaced']);
  await holder.query('COMMIT');
  holder.release();
  expect((await entering).status).toBe(401);
  expect(await resetting).toMatchObject(wrongTicket);
  const { rows } = await on.database.pool.query('SELECT count(*)::int AS sessions FROM sessions');
  expect(rows).toEqual([{ sessions: 1 }]);
});

test('a reset and a change at the same moment deadlock, and one of them is made', async () => {
  const on = await createTestApp();
  const owner = await on.build.user({ password: 'Lantern-9x' });
  const ticket = await resetTicketFor(on, owner.email);
  const holder = await holdAccount(on, owner.id);
  const body = { currentPassword: 'Lantern-9x', password: 'Kieselgur#5' };
  // The change gets the account first and then waits for the ticket, which the reset has.
  const changing = owner.call(authRoutes.updatePassword, { body });
  await lockWaits(on, 1);
  const resetting = reset(on, ticket);
  await lockWaits(on, 2);
  await holder.query('COMMIT');
  holder.release();
  const statuses = (await Promise.all([changing, resetting])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
});

/** Locks the row of an account until the connection that is returned commits. */
async function holdAccount({ database }: TestApp, id: string) {
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
  return holder;
}
