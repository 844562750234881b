import { emailChangeEndpoints } from '@stratum/contract/endpoints/email-change';
import errors from '@stratum/contract/messages/errors.en.json';
import fields from '@stratum/contract/messages/fields.en.json';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import network from '../../../shared/api/network.en.json';
import { ada } from '../../../testing/ada.ts';
import { answering, hang, nextDeadline, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { reading, server, show } from '../profile.fixture.tsx';
import { useProfile } from '../use-profile.ts';
import { EmailAddress } from './email-address.tsx';
import messages from './messages.en.json';

const { changeEmail, confirmEmail } = emailChangeEndpoints;
const newEmail = 'ada@studio.example';
const begun = () => server.sent(changeEmail).map(({ body }) => body);
const confirmed = () => server.sent(confirmEmail).map(({ body }) => body);

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
  server.now(answering(changeEmail, { email: newEmail, resendAfter: 0, expiresIn: 600 }));
});

test('a code from each mailbox changes the address, and the page shows the new one', async () => {
  server.now(answering(confirmEmail, { email: newEmail }));
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
  expect(begun()).toEqual([{ email: newEmail, password: 'Engine-1843' }]);
  expect(confirmed()).toEqual([{ currentCode: '123456', newCode: '654321' }]);
});

test('what is wrong is said at the field, before and after it is sent', async () => {
  const refusal = { fields: { password: fields.wrong_password, email: fields.own_email } };
  server.now(answering(changeEmail, refuse('invalid_input', refusal)));
  await openForm();
  await address().fill('ada+work@example.org');
  await button(messages.send).click();
  await expect.element(password()).toHaveAccessibleDescription(fields.required);
  await expect.element(password()).toHaveFocus();
  await expect.element(address()).toHaveAccessibleDescription(fields.email);
  expect(begun()).toEqual([]);
  await password().fill('wrong');
  await address().fill(ada.email);
  await button(messages.send).click();
  await expect.element(password()).toHaveAccessibleDescription(fields.wrong_password);
  await expect.element(address()).toHaveAccessibleDescription(fields.own_email);
  await expect.poll(accessibilityFaults).toEqual([]);
});

test('a wrong code is told at its field alone, and what is typed next takes its place', async () => {
  const refusal = { fields: { newCode: fields.wrong_code } };
  server.now(answering(confirmEmail, refuse('wrong_code', refusal)));
  await openCodes();
  await userEvent.keyboard('123456654321');
  await expect.element(code(newEmail)).toHaveAccessibleDescription(fields.wrong_code);
  await expect.element(code(newEmail)).toHaveFocus();
  await expect.element(code(ada.email)).toHaveAttribute('aria-invalid', 'false');
  server.now(answering(confirmEmail, { email: newEmail }));
  await userEvent.keyboard('111111');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(confirmed()[1]).toEqual({ currentCode: '123456', newCode: '111111' });
});

test('codes that have expired are said for the form, and new ones can be asked for', async () => {
  server.now(answering(confirmEmail, refuse('wrong_code')));
  await openCodes();
  await userEvent.keyboard('123456654321');
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.wrong_code);
  await button(messages.resend).click();
  await expect.element(page.getByText(messages.resent)).toBeVisible();
  await expect.element(code(ada.email)).toHaveFocus();
  await expect.element(code(ada.email)).toHaveValue('');
  expect(begun()).toHaveLength(2);
  expect(begun()[1]).toEqual(begun()[0]);
});

test('a call without an answer ends, says so, and keeps what was typed', async () => {
  await openForm();
  await password().fill('Engine-1843');
  await address().fill(newEmail);
  server.now(answering(changeEmail, hang));
  const passDeadline = nextDeadline();
  await button(messages.send).click();
  await expect.poll(begun).toHaveLength(1);
  passDeadline();
  await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
  await expect.element(address()).toHaveValue(newEmail);
});

test('codes without an answer can be sent again', async () => {
  server.now(answering(confirmEmail, hang));
  await openCodes();
  const passDeadline = nextDeadline();
  await userEvent.keyboard('123456654321');
  await expect.poll(confirmed).toHaveLength(1);
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
  server.now(reading({ hasPassword: false }));
  await openForm();
  await expect.element(page.getByText(messages.how_without_password)).toBeVisible();
  await expect.element(password()).not.toBeInTheDocument();
  await address().fill(newEmail);
  await userEvent.keyboard('{Enter}');
  await expect.element(code(newEmail)).toBeVisible();
  expect(begun()).toEqual([{ email: newEmail }]);
});
