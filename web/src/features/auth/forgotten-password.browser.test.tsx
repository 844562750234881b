import { authEndpoints } from '@stratum/contract/endpoints/auth';
import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, refuse } from '../../testing/fake-answer.ts';
import {
  awaitCodeAt,
  code,
  codeSent,
  email,
  openAt,
  server,
  ticket,
  useAuthScreens,
} from './auth-screens.fixture.tsx';
import { authDraft } from './flow/draft.ts';
import messages from './messages.en.json';

useAuthScreens();

const { forgotPassword, resetPassword, verify } = messages;
const newPassword = () => page.getByRole('textbox', { name: resetPassword.password });
const permitted = { permit: { email: 'ada@example.org', ticket } };

describe('a forgotten password', () => {
  test('leads nowhere without an address, and says so at the field', async () => {
    await openAt('/forgotPassword');
    await page.getByRole('button', { name: forgotPassword.submit }).click();
    await expect.element(email()).toHaveFocus();
    await expect.element(email()).toHaveAccessibleDescription(fields.required);
    expect(server.sent(authEndpoints.forgotPassword)).toEqual([]);
  });

  test('asked for too often tells how long to wait, and keeps the address', async () => {
    server.now(
      answering(authEndpoints.forgotPassword, refuse('too_many_requests', { retryAfter: 720 })),
    );
    await openAt('/forgotPassword');
    await email().fill('ada@example.org');
    await userEvent.keyboard('{Enter}');
    const told = page.getByRole('alert');
    const wait = `${errors.too_many_requests} Try again in 12 minutes.`;
    await expect.element(told).toHaveTextContent(wait);
    await expect.element(email()).toHaveValue('ada@example.org');
  });

  test('has a code of its own kind, which can be sent again', async () => {
    server.now(answering(authEndpoints.resendOtp, codeSent));
    awaitCodeAt('ada@example.org', 'reset_password');
    await openAt('/verify');
    await page.getByRole('button', { name: verify.resend, exact: true }).click();
    await expect.element(page.getByText(verify.resent)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
    await expect.element(code()).toHaveFocus();
    const bodies = server.sent(authEndpoints.resendOtp).map(({ body }) => body);
    expect(bodies).toEqual([{ email: 'ada@example.org', ticket, purpose: 'reset_password' }]);
  });
});

describe('the new password', () => {
  test('is held to its rules before it is sent', async () => {
    authDraft.setState(permitted);
    await openAt('/resetPassword');
    await newPassword().fill('lantern');
    await userEvent.keyboard('{Enter}');
    await expect.element(newPassword()).toHaveFocus();
    await expect.element(page.getByText(fields.password)).toBeVisible();
    expect(server.sent(authEndpoints.resetPassword)).toEqual([]);
  });

  test('is never kept beyond the account screens', async () => {
    authDraft.setState(permitted);
    const router = await openAt('/resetPassword');
    await newPassword().fill('Lantern-9x');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Lantern-9x');
    await router.navigate('/');
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(authDraft.getState().reset.password).toBe('');
  });
});
