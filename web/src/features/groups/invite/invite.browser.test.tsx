import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { groupId, groupOfAda, invitationId, server, show } from '../groups.fixture.tsx';
import { InvitePanel } from './invite-panel.tsx';
import messages from './messages.en.json';

const { groupInvitations, groupLink, inviteMembers, makeGroupLink } = groupEndpoints;
const { resendInvitation, revokeInvitation, revokeGroupLink } = groupEndpoints;

signedInAs(ada.id);

const waiting = {
  invitationId,
  email: 'bruno@example.org',
  status: 'invited' as const,
  expiresAt: '2026-12-06T12:00:00.000Z',
};
const addresses = () => page.getByRole('textbox', { name: messages.addresses });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('of a list each bad address is said, nothing is sent, and nothing is lost', async () => {
  server.now(answering(inviteMembers, { invitations: [waiting] }));
  await show(<InvitePanel group={groupOfAda()} />);
  await addresses().fill('bruno@example.org, Chloé');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/“Chloé” is not an e-mail address/)).toBeVisible();
  await addresses().fill('dieter@example.org');
  await button(messages.invite).click();
  expect(server.sent(inviteMembers)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: /Remove Chloé/ }).click();
  await button(messages.invite).click();
  await expect.element(page.getByText('1 invitation is on its way.')).toBeVisible();
  expect(server.sent(inviteMembers).map(({ body }) => body)).toEqual([
    { ppauGroupId: groupId, emails: ['bruno@example.org', 'dieter@example.org'] },
  ]);
  await expect.element(page.getByRole('row')).not.toBeInTheDocument();
});

test('an address that the server refuses is marked among the others', async () => {
  const fields = { 'emails.1': 'Not this one.' };
  server.now(answering(inviteMembers, refuse('invalid_input', { fields })));
  await show(<InvitePanel group={groupOfAda()} />);
  await addresses().fill('bruno@example.org dieter@example.org');
  await button(messages.invite).click();
  await expect
    .element(page.getByRole('row', { name: 'dieter@example.org, not an e-mail address' }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'bruno@example.org' })).toBeVisible();
});

test('an invitation that waits is sent again, and taken back', async () => {
  let items = [waiting];
  server.now(
    answering(groupInvitations, () => ({ items, next: null })),
    answering(resendInvitation, waiting),
    answering(revokeInvitation, () => {
      items = [];
      return { invitationId };
    }),
  );
  await show(<InvitePanel group={groupOfAda()} />);
  await expect
    .element(page.getByText('Invited on 22 November, open until 6 December'))
    .toBeVisible();
  await button('Resend the invitation to bruno@example.org').click();
  await expect.element(page.getByText(messages.resent)).toBeVisible();
  await button('Withdraw the invitation to bruno@example.org').click();
  await expect.element(page.getByText(waiting.email)).not.toBeInTheDocument();
  expect(server.sent(revokeInvitation)[0]?.query).toEqual({ invitationId });
});

test('a link is made, shown as a code, and ended', async () => {
  const made = { url: 'https://stratum.test/en/ppau?join=abc', expiresAt: waiting.expiresAt };
  let link: typeof made | null = null;
  server.now(
    answering(groupLink, () => ({ link })),
    answering(makeGroupLink, () => {
      link = made;
      return { link: made };
    }),
    answering(revokeGroupLink, () => {
      link = null;
      return { link };
    }),
  );
  await show(<InvitePanel group={groupOfAda()} />);
  await button(messages.link.make).click();
  const code = page.getByRole('img', { name: 'QR code for joining “Early risers”' });
  await expect.element(code).toBeVisible();
  await expect.element(button(messages.link.copy)).toHaveFocus();
  await expect
    .element(page.getByText('Expires on 6 December. You can turn it off earlier.'))
    .toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await button(messages.link.end.press).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.link.end.confirm }).click();
  await expect.element(button(messages.link.make)).toHaveFocus();
  await expect.element(code).not.toBeInTheDocument();
});
