import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { placeEndpoints } from '@stratum/contract/endpoints/places';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, refuse } from '../../testing/fake-answer.ts';
import {
  awaitCodeAt,
  code,
  email,
  openAt,
  password,
  server,
  ticket,
  useAuthScreens,
} from './auth-screens.fixture.tsx';
import { authDraft } from './flow/draft.ts';
import messages from './messages.en.json';

useAuthScreens();

const { signIn, signUp, forgotPassword, resendOtp, verifyOtp, resetPassword } = authEndpoints;
const identity = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.org',
  password: 'Engine-1843',
};
/** A sentence for each field, told from those of the others. */
const refusing = (...names: readonly string[]) =>
  refuse('invalid_input', {
    fields: Object.fromEntries(names.map((name) => [name, `Refused: ${name}.`])),
  });
const submit = (step: 'login' | 'forgotPassword' | 'resetPassword' | 'signupnext') =>
  page.getByRole('button', { name: messages[step].submit, exact: true });

test('what the server says of address and password stands there at the login', async () => {
  server.now(answering(signIn, refusing('email', 'password')));
  await openAt('/login');
  await email().fill(identity.email);
  await password().fill(identity.password);
  await submit('login').click();
  await expect.element(email()).toHaveAccessibleDescription('Refused: email.');
  await expect.element(email()).toHaveFocus();
  await expect.element(password()).toHaveAccessibleDescription('Refused: password.');
});

test('what the server says of the address of a forgotten password stands there', async () => {
  server.now(answering(forgotPassword, refusing('email')));
  await openAt('/forgotPassword');
  await email().fill(identity.email);
  await submit('forgotPassword').click();
  await expect.element(email()).toHaveAccessibleDescription('Refused: email.');
  await expect.element(email()).toHaveFocus();
});

test('what the server says of the address that a code is asked for stands there', async () => {
  server.now(answering(resendOtp, refusing('email')));
  await openAt('/verify');
  await email().fill(identity.email);
  await page.getByRole('button', { name: messages.verify.send_code, exact: true }).click();
  await expect.element(email()).toHaveAccessibleDescription('Refused: email.');
  await expect.element(email()).toHaveFocus();
});

test('what the server says of the code stands there', async () => {
  server.now(answering(verifyOtp, refusing('otp')));
  awaitCodeAt(identity.email);
  await openAt('/verify');
  await code().fill('123456');
  await expect.element(code()).toHaveAccessibleDescription('Refused: otp.');
  await expect.element(code()).toHaveFocus();
});

test('what the server says of the new password stands there', async () => {
  server.now(answering(resetPassword, refusing('password')));
  authDraft.setState({ permit: { email: identity.email, ticket } });
  await openAt('/resetPassword');
  const field = page.getByRole('textbox', { name: messages.resetPassword.password });
  await field.fill('Lantern-9x');
  await submit('resetPassword').click();
  await expect.element(field).toHaveAccessibleDescription(/Refused: password\./);
  await expect.element(field).toHaveFocus();
});

test('what the server says of step 1 of a sign-up stands there, at each field', async () => {
  server.now(answering(signUp, refusing('first_name', 'last_name', 'email', 'password')));
  authDraft.setState({ identity });
  await openAt('/signupnext');
  await submit('signupnext').click();
  const firstName = page.getByLabelText(messages.first_name);
  await expect.element(firstName).toHaveAccessibleDescription('Refused: first_name.');
  await expect.element(firstName).toHaveFocus();
  const lastName = page.getByLabelText(messages.last_name);
  await expect.element(lastName).toHaveAccessibleDescription('Refused: last_name.');
  await expect.element(email()).toHaveAccessibleDescription('Refused: email.');
  await expect.element(password()).toHaveAccessibleDescription(/Refused: password\./);
});

test('what the server says of step 2 of a sign-up stands there, at each field', async () => {
  const names = ['gender', 'birthDate', 'phone', 'country', 'state', 'city', 'orgcode'];
  server.now(
    answering(placeEndpoints.getState, []),
    answering(signUp, refusing(...names, 'smsNotification')),
  );
  const { details } = authDraft.getState();
  const phone = '+41 44 668 18 00';
  authDraft.setState({ identity, details: { ...details, country: 'CH', phone } });
  await openAt('/signupnext');
  await submit('signupnext').click();
  const optional = (label: string) => ({ name: `${label} (optional)`, exact: true });
  for (const [name, control] of Object.entries({
    gender: page.getByRole('radiogroup', optional('Gender')),
    birthDate: page.getByRole('textbox', { name: 'Year' }),
    phone: page.getByRole('textbox', optional('Phone')),
    country: page.getByRole('combobox', optional('Country')),
    state: page.getByRole('combobox', optional('State or region')),
    city: page.getByRole('combobox', optional('City')),
    orgcode: page.getByRole('textbox', optional('Organisation code')),
  })) {
    const refused = new RegExp(`Refused: ${name}\\.`);
    await expect.element(control).toHaveAccessibleDescription(refused);
  }
  await expect.element(page.getByRole('checkbox', { name: /Refused: sms/ })).toBeVisible();
});
