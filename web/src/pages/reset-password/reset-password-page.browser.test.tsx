import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  awaitCodeAt,
  code,
  codeSent,
  email,
  heading,
  openAt,
  password,
  server,
  ticket,
  useAuthScreens,
} from '../../features/auth/auth-screens.fixture.tsx';
import { authDraft } from '../../features/auth/flow/draft.ts';
import messages from '../../features/auth/messages.en.json';
import { answering, refuse } from '../../testing/fake-answer.ts';
import ResetPasswordPage from './reset-password-page.tsx';

useAuthScreens();

const { login, forgotPassword, resetPassword, verify } = messages;
const newPassword = () => page.getByRole('textbox', { name: resetPassword.password });
/** Goes with the code; the right one is turned into another for the password. */
const codeTicket = 'y'.repeat(43);
const permitted = { permit: { email: 'ada@example.org', ticket } };
const routes = [{ path: '/resetPassword', Component: ResetPasswordPage }];

test('a forgotten password is replaced on the way from the login back to it', async () => {
  server.now(
    answering(authEndpoints.forgotPassword, { ...codeSent, ticket: codeTicket }),
    answering(authEndpoints.checkOtp, { ticket, expiresIn: 600 }),
    answering(authEndpoints.resetPassword, { changed: true }),
  );
  await openAt('/login', routes);
  await email().fill('Ada@example.org');
  await page.getByRole('link', { name: login.forgot }).click();
  await expect.element(heading('forgotPassword')).toBeVisible();
  await expect.element(email()).toHaveValue('Ada@example.org');
  await page.getByRole('button', { name: forgotPassword.submit }).click();
  await expect.element(code()).toHaveFocus();
  await expect.element(page.getByText('ada@example.org')).toBeVisible();
  await userEvent.type(code(), '123456');
  await expect.element(heading('resetPassword')).toBeVisible();
  expect(sessionStorage.getItem('auth_flow')).toContain(ticket);
  await newPassword().fill('Lantern-9x');
  await userEvent.keyboard('{Enter}');

  await expect.element(heading('login')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(login.password_changed);
  await expect.element(email()).toHaveValue('ada@example.org');
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveValue('');
  const [begun] = server.sent(authEndpoints.forgotPassword);
  expect(begun?.body).toEqual({ email: 'ada@example.org' });
  const [entered] = server.sent(authEndpoints.checkOtp);
  expect(entered?.body).toEqual({ email: 'ada@example.org', ticket: codeTicket, otp: '123456' });
  const [set] = server.sent(authEndpoints.resetPassword);
  expect(set?.body).toEqual({ ticket, password: 'Lantern-9x' });
  expect(sessionStorage.getItem('auth_flow')).toBeNull();
});

test('a code can be asked for at another address', async () => {
  awaitCodeAt('ada@example.org', 'reset_password');
  await openAt('/verify', routes);
  await page.getByRole('button', { name: verify.other_address }).click();
  await expect.element(heading('forgotPassword')).toBeVisible();
});

test('a new password is asked for only where the code was right', async () => {
  const router = await openAt('/resetPassword', routes);
  await expect.element(heading('forgotPassword')).toBeVisible();
  authDraft.setState(permitted);
  await router.navigate('/resetPassword');
  await expect.element(heading('resetPassword')).toBeVisible();
  await expect.element(page.getByText('ada@example.org')).toBeVisible();
});

test('a new password that came too late is kept until there is another code', async () => {
  server.now(answering(authEndpoints.resetPassword, refuse('wrong_ticket')));
  authDraft.setState(permitted);
  await openAt('/resetPassword', routes);
  await newPassword().fill('Lantern-9x');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('forgotPassword')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(forgotPassword.expired);
  await expect.element(email()).toHaveFocus();
  await expect.element(email()).toHaveValue('ada@example.org');
  expect(authDraft.getState()).toMatchObject({
    permit: null,
    reset: { password: 'Lantern-9x' },
  });
});
