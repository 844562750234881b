import { authRoutes } from '@stratum/contract/auth';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { newcomer, registerFor } from '../../../../test/newcomer.ts';
import { resetCodeFor, resetTicketFor } from '../../../../test/password-reset.ts';
import { hashCode } from '../tokens.ts';

const { verifyOtp, checkOtp, resetPassword, resendOtp, signUp } = authRoutes;
const password = 'Kieselgur#4';

test('the code of a sign-up opens no reset, also where the address has an account', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const { otp, ticket } = await registerFor(on, person);
  const { email } = person;
  const swapped = { body: { email, otp } };
  expect((await callRoute(on.app, null, checkOtp, swapped)).status).toBe(422);
  // The account is there by now, and so is a row that awaits a reset code.
  const rival = await registerFor(on, person);
  await callRoute(on.app, null, verifyOtp, { body: { email, otp, ticket } });
  const reset = await resetCodeFor(on, email);
  if (rival.otp !== reset) {
    const body = { email, otp: rival.otp };
    expect((await callRoute(on.app, null, checkOtp, { body })).status).toBe(422);
  }
  expect((await callRoute(on.app, null, checkOtp, { body: { email, otp: reset } })).status).toBe(
    200,
  );
});

test('the code of a reset proves no address', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const otp = await resetCodeFor(on, email);
  const signedUp = await callRoute(on.app, null, signUp, { body: newcomer({ email }) });
  const { ticket } = dataOf(signedUp);
  for (const body of [
    { email, otp },
    { email, otp, ticket },
  ]) {
    expect((await callRoute(on.app, null, verifyOtp, { body })).status).toBe(422);
  }
});

test('the ticket of a sign-up sets no password, and that of a reset is none of a sign-up', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const signedUp = await callRoute(on.app, null, signUp, { body: newcomer({ email }) });
  const sent = { body: { ticket: dataOf(signedUp).ticket, password } };
  expect((await callRoute(on.app, null, resetPassword, sent)).status).toBe(422);
  const person = newcomer();
  const { otp } = await registerFor(on, person);
  const ofReset = await resetTicketFor(on, email);
  const body = { email: person.email, otp, ticket: ofReset };
  expect((await callRoute(on.app, null, verifyOtp, { body })).status).toBe(422);
  const right = { body: { ticket: ofReset, password } };
  expect((await callRoute(on.app, null, resetPassword, right)).status).toBe(200);
});

test('a new code for one purpose leaves that for the other alone', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const { email } = person;
  const { otp, ticket } = await registerFor(on, person);
  const { status } = await callRoute(on.app, null, authRoutes.forgotPassword, { body: { email } });
  expect(status).toBe(200);
  const body = { email, purpose: 'reset_password', ticket } as const;
  expect((await callRoute(on.app, null, resendOtp, { body })).status).toBe(429);
  expect((await callRoute(on.app, null, verifyOtp, { body: { email, otp, ticket } })).status).toBe(
    200,
  );
});

test('the same digits are stored differently for each purpose, address and key', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hashes = [
    hashCode(key, 'verify_email', 'ada@example.org', '123456'),
    hashCode(key, 'reset_password', 'ada@example.org', '123456'),
    hashCode(key, 'reset_password', 'emi@example.org', '123456'),
    hashCode(other, 'reset_password', 'ada@example.org', '123456'),
  ];
  expect(new Set(hashes).size).toBe(4);
});
