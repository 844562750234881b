import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { goalIdSchema, messageIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
import { listedGroup, messageOf } from '../../../testing/group.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { groupId, server, show } from '../boards.fixture.tsx';
import { ShareGoal } from '../index.ts';
import { share as words } from './messages.en.json';

signedInAs(ada.id);

const goal = {
  id: goalIdSchema.parse('01990000-0000-7000-8000-0000000000d0'),
  goalName: 'Run ten kilometres',
};
const message = messageOf({
  id: messageIdSchema.parse('01990000-0000-7000-9000-000000000001'),
  groupId,
  senderId: ada.id,
  type: 'goalHistoryImage',
});

test('a goal is shown to a group, once, however often it is tried', async () => {
  server.now(
    answering(groupEndpoints.listGroups, {
      items: [listedGroup(groupId)],
      next: null,
      invitations: [],
    }),
    answering(chatEndpoints.sendMessage, offline),
  );
  await show(<ShareGoal goal={goal} />);
  await page.getByRole('button', { name: words.open }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: words.send });
  await send.click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(chatEndpoints.sendMessage, message));
  await send.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [first, again] = server.sent(chatEndpoints.sendMessage);
  expect(again).toEqual(first);
  expect(again).toMatchObject({
    params: { ppauGroupId: groupId },
    body: { type: 'goalHistoryImage', attachment: { goalId: goal.id } },
  });
});
