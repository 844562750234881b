import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, hang, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { bruno, chloe, groupId, groupOfAda, server, show } from '../groups.fixture.tsx';
import GroupPanel from '../panel/group-panel.tsx';
import messages from './messages.en.json';

const { changeGroupAdmin, changeGroupNotifications, deleteGroup, groupInfo } = groupEndpoints;
const { removeLeaveGroup, sendNotificationToMembers, updateGroup } = groupEndpoints;

signedInAs(ada.id);

const panel = <GroupPanel groupId={groupId} panel="settings" me={ada.id} present={[]} />;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const place = () => page.getByTestId('place');

test('what is notified is chosen at once, and put back where it cannot be', async () => {
  server.now(answering(changeGroupNotifications, hang));
  await show(panel);
  const nothing = page.getByRole('radio', { name: messages.level.nothing });
  await page.getByText(messages.level.nothing, { exact: true }).click();
  await expect.element(nothing).toBeChecked();
  expect(server.sent(changeGroupNotifications)[0]?.body).toEqual({
    ppauGroupId: groupId,
    level: 'nothing',
  });
  expect(await accessibilityFaults()).toEqual([]);
});

test('a group is muted for a time, and heard again', async () => {
  let mutedUntil: string | null = null;
  server.now(
    answering(groupInfo, () => groupOfAda({ mutedUntil })),
    answering(changeGroupNotifications, ({ body }) => {
      mutedUntil = body.mutedUntil ?? null;
      return groupOfAda({ mutedUntil });
    }),
  );
  await show(panel);
  await button(messages.mute.for.hour).click();
  await expect.element(button(messages.mute.end)).toHaveFocus();
  await button(messages.mute.end).click();
  await expect.element(button(messages.mute.for.hour)).toBeVisible();
  expect(server.sent(changeGroupNotifications)[1]?.body.mutedUntil).toBeNull();
});

test('only what was changed of a group is sent, and what is refused stays at its field', async () => {
  const fields = { rules: 'Shorter.' };
  server.now(answering(updateGroup, refuse('invalid_input', { fields })));
  await show(panel);
  await button(messages.edit.press).click();
  const rules = page.getByRole('textbox', { name: messages.rules });
  await rules.fill('Be on time.');
  await button(messages.edit.save).click();
  await expect.element(rules).toHaveAccessibleDescription(/Shorter\./);
  expect(server.sent(updateGroup).map(({ body }) => body)).toEqual([
    { ppauGroupId: groupId, rules: 'Be on time.' },
  ]);
  await button(messages.edit.cancel).click();
  await button(messages.edit.unsaved.stay).click();
  await expect.element(rules).toHaveValue('Be on time.');
});

test('a word reaches all, a sixth one not today', async () => {
  server.now(answering(sendNotificationToMembers, refuse('too_many_requests')));
  await show(panel);
  await button(messages.word.press).click();
  await page.getByRole('textbox', { name: messages.word.label }).fill('See you at six.');
  await button(messages.word.send).click();
  await expect.element(dialog().getByRole('alert')).not.toBeEmptyDOMElement();
  server.now(answering(sendNotificationToMembers, { sent: 2 }));
  await button(messages.word.send).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('an admin who leaves chooses who follows; without a choice nothing is handed over', async () => {
  server.now(
    answering(changeGroupAdmin, groupOfAda({ role: 'member', adminId: chloe })),
    answering(removeLeaveGroup, { id: groupId }),
  );
  await show(panel);
  await button(messages.leave.press).click();
  const successor = page.getByRole('combobox', { name: messages.leave.successor });
  await expect.element(successor).toHaveValue(bruno);
  await successor.selectOptions('Chloé');
  await dialog().getByRole('button', { name: messages.leave.confirm }).click();
  await expect.element(place()).toHaveTextContent('/en/ppau');
  expect(server.sent(changeGroupAdmin)[0]?.body.userId).toBe(chloe);
  expect(server.sent(removeLeaveGroup)[0]?.body).toEqual({ ppauGroupId: groupId });
});

test('the last one is told that the group ends', async () => {
  server.now(
    answering(groupInfo, groupOfAda({ memberCount: 1 })),
    answering(removeLeaveGroup, { id: groupId }),
  );
  await show(panel);
  await button(messages.leave.press).click();
  await expect.element(page.getByText(messages.leave.text_last)).toBeVisible();
  await button(messages.leave.confirm_last).click();
  await expect.element(place()).toHaveTextContent('/en/ppau');
});

test('a group is deleted once its name has been typed', async () => {
  server.now(answering(deleteGroup, { id: groupId }));
  await show(panel);
  await button(messages.delete.press).click();
  const name = dialog().getByRole('textbox');
  await name.fill('Early');
  await button(messages.delete.confirm).click();
  await expect.element(name).toHaveAccessibleDescription(/Early risers/);
  expect(server.sent(deleteGroup)).toEqual([]);
  await name.fill('Early risers');
  await button(messages.delete.confirm).click();
  await expect.element(place()).toHaveTextContent('/en/ppau');
});

test('a member finds what is theirs to choose, and nothing of the admin', async () => {
  server.now(answering(groupInfo, groupOfAda({ role: 'member', rules: 'Be on time.' })));
  await show(panel);
  await expect.element(page.getByText('Be on time.')).toBeVisible();
  await expect.element(page.getByText(messages.history)).toBeVisible();
  await expect.element(button(messages.leave.press)).toBeVisible();
  for (const press of [messages.edit.press, messages.word.press, messages.delete.press])
    await expect.element(button(press)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: messages.invite })).not.toBeInTheDocument();
});
