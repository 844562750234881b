import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { externalSignInEndpoints } from '@stratum/contract/endpoints/external-sign-in';
import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import network from '../../shared/api/network.en.json';
import { appStore } from '../../shared/state/app-store.ts';
import ui from '../../shared/ui/messages.en.json';
import { answering, hang, nextDeadline, offline, refuse } from '../../testing/fake-answer.ts';
import {
  awaitCodeAt,
  code,
  codeSent,
  email,
  openAt,
  password,
  server,
  session,
  ticket,
  useAuthScreens,
} from './auth-screens.fixture.tsx';
import { authDraft } from './flow/draft.ts';
import messages from './messages.en.json';

useAuthScreens();

const { resendOtp, signIn, signUp, verifyOtp } = authEndpoints;
const { externalProvider } = externalSignInEndpoints;

describe('the login', () => {
  test('sends nothing while a field is wrong, says so there and leads to it', async () => {
    await openAt('/login');
    await email().fill('ada@example.org');
    await userEvent.keyboard('{Enter}');
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toHaveAccessibleDescription(fields.required);
    expect(server.sent(signIn)).toEqual([]);
    await password().fill('x');
    await expect.element(password()).not.toHaveAttribute('aria-invalid');
  });

  test('says in the form that address and password do not match, and keeps both', async () => {
    server.now(answering(signIn, refuse('wrong_credentials')));
    await openAt('/login');
    await email().fill('ada@example.org');
    await password().fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(errors.wrong_credentials);
    await expect.element(email()).toHaveValue('ada@example.org');
  });

  test('offers to try again when the network fails, and then goes on', async () => {
    server.now(answering(signIn, offline));
    const router = await openAt('/login?return=/graphview');
    await email().fill('ada@example.org');
    await password().fill('Engine-1843');
    await userEvent.keyboard('{Enter}');
    const again = page.getByRole('button', { name: ui.try_again });
    await expect.element(again).toBeVisible();
    server.now(answering(signIn, session));
    await again.click();
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(server.sent(signIn)).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/graphview');
    expect(appStore.getState().isLoggedIn).toBe(true);
  });

  test('gives up after a while without an answer, says so, and can be sent again', async () => {
    const passDeadline = nextDeadline();
    server.now(answering(signIn, hang));
    await openAt('/login');
    await email().fill('ada@example.org');
    await password().fill('Engine-1843');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.sent(signIn)).toHaveLength(1);
    passDeadline();
    await expect.element(page.getByRole('alert').getByText(network.timeout)).toBeVisible();
    await expect.element(password()).toHaveValue('Engine-1843');
    server.now(answering(signIn, session));
    await page.getByRole('button', { name: ui.try_again }).click();
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    const [first, again] = server.sent(signIn).map(({ body }) => body);
    expect(again).toEqual(first);
  });

  test('is sent once, however often it is submitted', async () => {
    await openAt('/login');
    await email().fill('ada@example.org');
    await password().fill('Engine-1843');
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(server.sent(signIn)).toHaveLength(1);
  });

  test('of an address not yet proved leads to its code', async () => {
    server.now(answering(signIn, refuse('email_not_verified')));
    await openAt('/login');
    await email().fill('Ada@example.org');
    await password().fill('Engine-1843');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('ada@example.org')).toBeVisible();
    await expect.element(code()).toBeVisible();
  });

  test('of such an address waits as long as the server says before another code', async () => {
    server.now(answering(signIn, refuse('email_not_verified', { retryAfter: 17 })));
    await openAt('/login');
    await email().fill('ada@example.org');
    await password().fill('Engine-1843');
    const before = Date.now();
    await userEvent.keyboard('{Enter}');
    await expect.element(code()).toBeVisible();
    const { resendAt = 0 } = authDraft.getState().verification ?? {};
    expect(resendAt).toBeGreaterThanOrEqual(before + 17_000);
    expect(resendAt).toBeLessThanOrEqual(Date.now() + 17_000);
  });

  test.each([
    ['verify_email', 'ada@example.org', ticket],
    ['verify_email', 'eve@example.org', null],
    ['reset_password', 'ada@example.org', null],
  ] as const)(
    'while Ada awaits a code to %s leads %s on with ticket %s',
    async (purpose, address, kept) => {
      server.now(answering(signIn, refuse('email_not_verified')));
      awaitCodeAt('ada@example.org', purpose);
      await openAt('/login');
      await email().fill(address);
      await password().fill('Engine-1843');
      await userEvent.keyboard('{Enter}');
      await expect.element(code()).toBeVisible();
      expect(authDraft.getState().verification).toMatchObject({ email: address, ticket: kept });
    },
  );
});

describe('an address that can have no password', () => {
  test.each(['/login', '/forgotPassword', '/signup'])(
    'is sent to the provider at %s',
    async (path) => {
      server.now(answering(externalProvider, { name: 'Example' }));
      await openAt(path);
      await email().fill('ada+work@example.org');
      await userEvent.keyboard('{Enter}');
      const sentence = messages.external.only_by_provider.replace('{{provider}}', 'Example');
      await expect.element(email()).toHaveAccessibleDescription(sentence);
      await email().fill('ada@example');
      await userEvent.keyboard('{Enter}');
      await expect.element(email()).toHaveAccessibleDescription(fields.email);
      expect(server.sent(signIn)).toEqual([]);
    },
  );

  test('is a wrong one where there is no provider', async () => {
    server.now(answering(externalProvider, { name: null }));
    await openAt('/login');
    await email().fill('ada+work@example.org');
    await userEvent.keyboard('{Enter}');
    await expect.element(email()).toHaveAccessibleDescription(fields.email);
  });
});

describe('signing up', () => {
  test('leads back to step 1 when the server refuses what was typed there', async () => {
    const sentence = fields.password_common;
    server.now(answering(signUp, refuse('invalid_input', { fields: { password: sentence } })));
    authDraft.setState({
      identity: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.org',
        password: 'Password1!',
      },
    });
    await openAt('/signupnext');
    await page.getByLabelText('Phone (optional)').fill('+44 20 7946 0000');
    await page.getByRole('button', { name: messages.signupnext.submit }).click();
    await expect.element(password()).toHaveFocus();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(authDraft.getState().details.phone).toBe('+44 20 7946 0000');
  });

  test('keeps the ticket, and asks for another code and proves the address with it', async () => {
    server.now(
      answering(signUp, { ...codeSent, resendAfter: 0, ticket }),
      answering(resendOtp, codeSent),
    );
    authDraft.setState({
      identity: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.org',
        password: 'Engine-1843',
      },
    });
    await openAt('/signupnext');
    await page.getByRole('button', { name: messages.signupnext.submit }).click();
    await expect.element(code()).toBeVisible();
    expect(sessionStorage.getItem('auth_flow')).toContain(ticket);
    await page.getByRole('button', { name: messages.verify.resend, exact: true }).click();
    await expect.element(page.getByText(messages.verify.resent)).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await userEvent.type(code(), '123456');
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    const [resent] = server.sent(resendOtp);
    expect(resent?.body).toEqual({ email: 'ada@example.org', ticket, purpose: 'verify_email' });
    const [entered] = server.sent(verifyOtp);
    expect(entered?.body).toEqual({ email: 'ada@example.org', ticket, otp: '123456' });
    expect(sessionStorage.getItem('auth_flow')).toBeNull();
  });
});

describe('a password', () => {
  test('is kept between the account screens and forgotten when they are left', async () => {
    const router = await openAt('/login');
    await email().fill('ada@example.org');
    await password().fill('Engine-1843');
    await page.getByRole('link', { name: messages.login.to_signup }).click();
    await password().fill('Engine-1844');
    await page.getByRole('link', { name: messages.signup.to_login }).click();
    await expect.element(password()).toHaveValue('Engine-1843');
    await router.navigate('/');
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await router.navigate('/login');
    await expect.element(password()).toHaveValue('');
    await expect.element(email()).toHaveValue('ada@example.org');
    expect(authDraft.getState().identity.password).toBe('');
  });
});

describe('the code', () => {
  test('is sent by itself once it is pasted whole, with spaces or without', async () => {
    awaitCodeAt('ada@example.org');
    const router = await openAt('/verify');
    await expect.element(code()).toHaveFocus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' 123 456 ');
    code()
      .element()
      .dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    const bodies = server.sent(verifyOtp).map(({ body }) => body);
    expect(bodies).toEqual([{ email: 'ada@example.org', ticket, otp: '123456' }]);
    expect(router.state.location.pathname).toBe('/self-assessment');
  });

  test('when wrong is refused at the field, and the next digits take its place', async () => {
    server.now(answering(verifyOtp, refuse('wrong_code')));
    awaitCodeAt('ada@example.org');
    await openAt('/verify');
    await userEvent.type(code(), '000000');
    await expect.element(code()).toHaveAccessibleDescription(errors.wrong_code);
    await userEvent.keyboard('9');
    await expect.element(code()).toHaveValue('9');
    await expect.element(code()).not.toHaveAccessibleDescription();
  });

  test('of an address nobody remembers begins with the question for it', async () => {
    server.now(answering(resendOtp, codeSent));
    await openAt('/verify');
    await email().fill('ada@example.org');
    await userEvent.keyboard('{Enter}');
    await expect.element(code()).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
    expect(sessionStorage.getItem('auth_flow')).toContain('ada@example.org');
  });
});
