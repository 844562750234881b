import { authEndpoints } from '@stratum/contract/endpoints/auth';
import fields from '@stratum/contract/messages/fields.en.json';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import messages from '../messages.en.json';
import { server, show } from '../profile.fixture.tsx';
import PasswordForm from './password-form.tsx';

const { updatePassword } = authEndpoints;
const field = (name: 'current' | 'new') =>
  page.getByLabelText(messages.password[name], { exact: true });

test('what the server says of either password stands there', async () => {
  const { wrong_password: currentPassword, password_common: password } = fields;
  const refused = refuse('invalid_input', { fields: { currentPassword, password } });
  server.now(answering(updatePassword, refused));
  const onChanged = vi.fn();
  await show(<PasswordForm onChanged={onChanged} />);
  await field('current').fill('Engine-1843');
  await field('new').fill('Password-1');
  await page.getByRole('button', { name: messages.password.submit }).click();
  await expect.element(field('current')).toHaveAccessibleDescription(currentPassword);
  await expect.element(field('current')).toHaveFocus();
  const described = expect.stringContaining(password);
  await expect.element(field('new')).toHaveAccessibleDescription(described);
  expect(onChanged).not.toHaveBeenCalled();
});
