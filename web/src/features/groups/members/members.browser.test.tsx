import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { bruno, chloe, groupId, groupOfAda, members, server, show } from '../groups.fixture.tsx';
import GroupPanel from '../panel/group-panel.tsx';
import messages from './messages.en.json';

const { changeGroupAdmin, groupInfo, groupMembers, removeLeaveGroup } = groupEndpoints;

signedInAs(ada.id);

const panel = (
  <GroupPanel groupId={groupId} panel="members" me={ada.id} present={[bruno, ada.id]} />
);
/** Each row as it is read, from the initials on. */
const names = () =>
  page
    .getByRole('list', { name: 'Members' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('members are read to the last page, oneself first, with who is here', async () => {
  const [first, ...others] = members;
  server.now(
    answering(groupMembers, ({ query: { cursor } }) =>
      cursor === undefined && first
        ? { items: [first], next: 'after-first' }
        : { items: others, next: null },
    ),
  );
  await show(panel);
  await expect.poll(names).toEqual(['AHere nowYouAdmin', 'BHere nowBruno', 'CChloé']);
  expect(await accessibilityFaults()).toEqual([]);
});

test('the admin takes somebody out, told before what becomes of it', async () => {
  let items = members;
  server.now(
    answering(groupMembers, () => ({ items, next: null })),
    answering(removeLeaveGroup, () => {
      items = members.filter(({ userId }) => userId !== chloe);
      return { id: groupId };
    }),
  );
  await show(panel);
  await button('Actions for Chloé').click();
  await page.getByRole('menuitem', { name: messages.remove.press }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Chloé?' });
  await expect.element(dialog.getByText(messages.remove.stays)).toBeVisible();
  await dialog.getByRole('button', { name: messages.remove.confirm }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(names).toHaveLength(2);
  expect(server.sent(removeLeaveGroup).map(({ body }) => body)).toEqual([
    { ppauGroupId: groupId, userId: chloe },
  ]);
});

test('the group is handed over, after which its new admin alone takes people out', async () => {
  let role: 'admin' | 'member' = 'admin';
  server.now(
    answering(groupInfo, () => groupOfAda({ role })),
    answering(changeGroupAdmin, () => {
      role = 'member';
      return groupOfAda({ role, adminId: bruno });
    }),
  );
  await show(panel);
  await button('Actions for Bruno').click();
  await page.getByRole('menuitem', { name: messages.hand_over.press }).click();
  await page.getByRole('button', { name: messages.hand_over.confirm }).click();
  await button('Actions for Bruno').click();
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Report Bruno', 'Block Bruno']);
  expect(server.sent(changeGroupAdmin)[0]?.body).toEqual({ ppauGroupId: groupId, userId: bruno });
});

test('a refusal is said in the dialog, which stays', async () => {
  server.now(answering(removeLeaveGroup, refuse('forbidden')));
  await show(panel);
  await button('Actions for Bruno').click();
  await page.getByRole('menuitem', { name: messages.remove.press }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: messages.remove.confirm }).click();
  await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
});
