import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import network from '../../../shared/api/network.en.json';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import {
  ada,
  granting,
  nextDeadline,
  refusing,
  server,
  show,
  useServer,
} from '../profile.fixture.tsx';
import { useProfile } from '../use-profile.ts';
import { EmailAddress } from './email-address.tsx';
import messages from './messages.en.json';

useServer();

const begin = 'POST /auth/change-email';
const confirm = 'POST /auth/confirm-email';
const newEmail = 'ada@studio.example';
const sentTo = (call: string) =>
  server.sent.filter((each) => each.call === call).map(({ body }) => body);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = () => page.getByLabelText(messages.password, { exact: true });
const address = () => page.getByLabelText(messages.new);
const code = (email: string) => page.getByLabelText(messages.code_at.replace('{{email}}', email));

function Shown() {
  const { data } = useProfile();
  return data && <EmailAddress profile={data} />;
}

async function openForm() {
  await show(<Shown />);
  await button(messages.change).click();
  await expect.element(address()).toBeVisible();
}

/** The form with both codes on their way. */
async function openCodes() {
  await openForm();
  await password().fill('Engine-1843');
  await address().fill(newEmail);
  await button(messages.send).click();
  await expect.element(code(ada.email)).toHaveFocus();
}

beforeEach(() => {
  server.answers.set(begin, granting({ email: newEmail, resendAfter: 0, expiresIn: 600 }));
});

test('a code from each mailbox changes the address, and the page shows the new one', async () => {
  server.answers.set(confirm, granting({ email: newEmail }));
  await openCodes();
  await expect.poll(accessibilityFaults).toEqual([]);
  await userEvent.keyboard('123456');
  await expect.element(code(newEmail)).toHaveFocus();
  await userEvent.keyboard('654321');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByText(messages.changed_to.replace('{{email}}', newEmail)))
    .toBeVisible();
  await expect.element(button(messages.change)).toHaveFocus();
  expect(sentTo(begin)).toEqual([{ email: newEmail, password: 'Engine-1843' }]);
  expect(sentTo(confirm)).toEqual([{ currentCode: '123456', newCode: '654321' }]);
});

test('what is wrong is said at the field, before and after it is sent', async () => {
  const refusal = { fields: { password: fields.wrong_password, email: fields.own_email } };
  server.answers.set(begin, refusing(422, 'invalid_input', errors.invalid_input, refusal));
  await openForm();
  await address().fill('ada+work@example.org');
  await button(messages.send).click();
  await expect.element(password()).toHaveAccessibleDescription(fields.required);
  await expect.element(password()).toHaveFocus();
  await expect.element(address()).toHaveAccessibleDescription(fields.email);
  expect(sentTo(begin)).toEqual([]);
  await password().fill('wrong');
  await address().fill(ada.email);
  await button(messages.send).click();
  await expect.element(password()).toHaveAccessibleDescription(fields.wrong_password);
  await expect.element(address()).toHaveAccessibleDescription(fields.own_email);
  await expect.poll(accessibilityFaults).toEqual([]);
});

test('a wrong code is told at its field alone, and what is typed next takes its place', async () => {
  const refusal = { fields: { newCode: fields.wrong_code } };
  server.answers.set(confirm, refusing(422, 'wrong_code', errors.wrong_code, refusal));
  await openCodes();
  await userEvent.keyboard('123456654321');
  await expect.element(code(newEmail)).toHaveAccessibleDescription(fields.wrong_code);
  await expect.element(code(newEmail)).toHaveFocus();
  await expect.element(code(ada.email)).toHaveAttribute('aria-invalid', 'false');
  server.answers.set(confirm, granting({ email: newEmail }));
  await userEvent.keyboard('111111');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo(confirm)[1]).toEqual({ currentCode: '123456', newCode: '111111' });
});

test('codes that have expired are said for the form, and new ones can be asked for', async () => {
  server.answers.set(confirm, refusing(422, 'wrong_code', errors.wrong_code));
  await openCodes();
  await userEvent.keyboard('123456654321');
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.wrong_code);
  await button(messages.resend).click();
  await expect.element(page.getByText(messages.resent)).toBeVisible();
  await expect.element(code(ada.email)).toHaveFocus();
  await expect.element(code(ada.email)).toHaveValue('');
  expect(sentTo(begin)).toHaveLength(2);
  expect(sentTo(begin)[1]).toEqual(sentTo(begin)[0]);
});

test('a call without an answer ends, says so, and keeps what was typed', async () => {
  await openForm();
  await password().fill('Engine-1843');
  await address().fill(newEmail);
  server.answers.set(begin, 'no answer');
  const passDeadline = nextDeadline();
  await button(messages.send).click();
  await expect.poll(() => sentTo(begin)).toHaveLength(1);
  passDeadline();
  await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
  await expect.element(address()).toHaveValue(newEmail);
});

test('codes without an answer can be sent again', async () => {
  server.answers.set(confirm, 'no answer');
  await openCodes();
  const passDeadline = nextDeadline();
  await userEvent.keyboard('123456654321');
  await expect.poll(() => sentTo(confirm)).toHaveLength(1);
  passDeadline();
  await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
  await expect.element(code(newEmail)).toHaveValue('654321');
});

test('the way back keeps what was typed, and cancelling forgets it', async () => {
  await openCodes();
  await button(messages.other_address).click();
  await expect.element(address()).toHaveFocus();
  await expect.element(address()).toHaveValue(newEmail);
  await expect.element(password()).toHaveValue('Engine-1843');
  await button(messages.cancel).click();
  await button(messages.change).click();
  await expect.element(password()).toHaveValue('');
  await expect.element(address()).toHaveValue('');
});

test('an account without a password is told what stays, and asked for the address alone', async () => {
  server.answers.set('GET /profile-info', granting({ ...ada, hasPassword: false }));
  await openForm();
  await expect.element(page.getByText(messages.how_without_password)).toBeVisible();
  await expect.element(password()).not.toBeInTheDocument();
  await address().fill(newEmail);
  await userEvent.keyboard('{Enter}');
  await expect.element(code(newEmail)).toBeVisible();
  expect(sentTo(begin)).toEqual([{ email: newEmail }]);
});
