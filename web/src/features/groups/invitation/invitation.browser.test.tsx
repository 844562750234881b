import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { groupId, groupOfAda, invitationId, invited, server, show } from '../groups.fixture.tsx';
import InvitationScreen from './invitation-screen.tsx';
import messages from './messages.en.json';

const { handleGroupInvitation, joinByLink, listGroups, previewGroupLink } = groupEndpoints;

signedInAs(ada.id);

const mailed = <InvitationScreen invitationId={invitationId} token={null} />;
const linked = <InvitationScreen invitationId={null} token="abc" />;
const joined = groupOfAda({ role: 'member', rules: 'Be on time.' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const place = () => page.getByTestId('place');
const heading = (name: string) => page.getByRole('heading', { name });

test('an invitation shows name and inviter, and is accepted without sharing unless chosen', async () => {
  server.now(answering(handleGroupInvitation, { group: { ...joined, rules: null } }));
  await show(mailed);
  await expect.element(heading(invited.name)).toHaveFocus();
  await expect.element(page.getByText('Invitation from Chloé')).toBeVisible();
  await expect.element(page.getByText('Open until 4 December')).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  expect(await accessibilityFaults()).toEqual([]);
  await button(messages.join).click();
  await expect.element(place()).toHaveTextContent(`/en/ppau?group=${groupId}`);
  expect(server.sent(handleGroupInvitation).map(({ body }) => body)).toEqual([
    { invitationId, accept: true, share: false },
  ]);
});

test('sharing shows the own row before; the rules come before the conversation', async () => {
  let invitations = [invited];
  server.now(
    answering(listGroups, () => ({ items: [], next: null, invitations })),
    answering(handleGroupInvitation, () => {
      invitations = [];
      return { group: joined };
    }),
  );
  await show(mailed);
  await page.getByText(messages.share, { exact: true }).click();
  await expect
    .element(page.getByRole('img', { name: 'Alarm, Personal fitness' }))
    .toBeInTheDocument();
  await button(messages.join).click();
  await expect.element(page.getByText('Be on time.')).toBeVisible();
  expect(server.sent(handleGroupInvitation)[0]?.body.share).toBe(true);
  await page.getByRole('link', { name: messages.go }).click();
  await expect.element(place()).toHaveTextContent(`/en/ppau?group=${groupId}`);
});

test('declining leads to the groups', async () => {
  server.now(answering(handleGroupInvitation, { group: null }));
  await show(mailed);
  await button(messages.decline).click();
  await expect.element(place()).toHaveTextContent('/en/ppau');
  expect(server.sent(handleGroupInvitation)[0]?.body.accept).toBe(false);
});

test('one that is over says why that may be, and whose address is signed in', async () => {
  server.now(answering(listGroups, { items: [], next: null, invitations: [] }));
  await show(mailed);
  await expect.element(heading(messages.closed.invitation.title)).toBeVisible();
  await expect.element(page.getByText(/You are signed in as ada@example\.org/)).toBeVisible();
});

test.each([
  ['group_full', /The group is full: it has 1,000 members\./],
  ['conflict', /You are in 200 groups/],
] as const)('refused with %s it says what to do', async (code, sentence) => {
  server.now(answering(handleGroupInvitation, refuse(code)));
  await show(mailed);
  await button(messages.join).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(button(messages.join)).toBeVisible();
});

test('a link leads a member to the group, whose rules they know', async () => {
  const { name, image, role, memberCount } = joined;
  const item = { id: groupId, name, image, role, memberCount };
  const listed = { ...item, unreadCount: 0, lastMessage: null, named: [], muted: false };
  server.now(
    answering(previewGroupLink, { name, inviter: 'Bruno' }),
    answering(listGroups, { items: [listed], next: null, invitations: [] }),
    answering(joinByLink, joined),
  );
  await show(linked);
  await button(messages.join).click();
  await expect.element(place()).toHaveTextContent(`/en/ppau?group=${groupId}`);
  expect(server.sent(joinByLink)[0]?.body).toEqual({ token: 'abc', share: false });
});

test('a link that has ended says so', async () => {
  server.now(answering(previewGroupLink, refuse('not_found')));
  await show(linked);
  await expect.element(heading(messages.closed.link.title)).toBeVisible();
});
