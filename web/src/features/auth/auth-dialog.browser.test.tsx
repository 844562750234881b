import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import {
  awaitCodeAt,
  code,
  email,
  openAt,
  ticket,
  useAuthScreens,
} from './auth-screens.fixture.tsx';
import type { AuthStep } from './flow/auth-step.ts';
import { authDraft } from './flow/draft.ts';
import messages from './messages.en.json';

useAuthScreens();

const newPassword = () => page.getByRole('textbox', { name: messages.resetPassword.password });

test.each([
  ['login', email],
  ['forgotPassword', email],
  ['verify', code],
  ['resetPassword', newPassword],
] as const)(
  '%s in a dialog has a heading, the focus in its field and no fault',
  async (step, field) => {
    awaitCodeAt('ada@example.org', 'reset_password');
    authDraft.setState({ permit: { email: 'ada@example.org', ticket } });
    const element = <AuthDialog step={step} onStep={() => undefined} />;
    await openAt('/somewhere', [{ path: '/somewhere', element }]);
    await expect.element(page.getByRole('dialog', { name: messages[step].heading })).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

function Dialogs() {
  const [step, setStep] = useState<AuthStep | null>('login');
  return step && <AuthDialog step={step} onStep={setStep} />;
}

test('the step that follows in the dialog is announced, the first is not', async () => {
  await openAt('/somewhere', [{ path: '/somewhere', element: <Dialogs /> }]);
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await page.getByRole('link', { name: messages.login.forgot }).click();
  await expect.element(status).toHaveTextContent(messages.forgotPassword.heading);
});
