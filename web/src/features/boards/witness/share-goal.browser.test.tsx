import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { goalIdSchema, messageIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
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
const message: Message = {
  id: messageIdSchema.parse('01990000-0000-7000-9000-000000000001'),
  groupId,
  clientId: null,
  timetoken: '17640000000000000',
  type: 'goalHistoryImage',
  senderId: ada.id,
  body: null,
  attachment: null,
  replyTo: null,
  quote: null,
  mentions: [],
  reactions: [],
  pinned: false,
  editedAt: null,
  deletedAt: null,
  takenDown: false,
  data: null,
};
type Listed = RouteReply<typeof groupEndpoints.listGroups>['items'][number];
const group = {
  id: groupId,
  name: 'Early risers',
  image: null,
  role: 'member',
  memberCount: 3,
  unreadCount: 0,
  lastMessage: null,
  named: [],
  muted: false,
} satisfies Listed;

test('a goal is shown to a group, once, however often it is tried', async () => {
  server.now(
    answering(groupEndpoints.listGroups, { items: [group], next: null, invitations: [] }),
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
