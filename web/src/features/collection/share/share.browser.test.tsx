import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import { groupIdSchema, messageIdSchema, userIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
import { listedGroup, messageOf } from '../../../testing/group.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, server, showCollection } from '../collection.fixture.tsx';
import collection from '../messages.en.json';
import messages from './messages.en.json';
import SharedItemDialog from './shared-item-dialog.tsx';

const me = userIdSchema.parse('01990000-0000-7000-8000-000000000081');
signedInAs(me);

const {
  keepSharedPersonalStuff,
  sharedPersonalStuff,
  sharePersonalStuff,
  sharesOfPersonalStuff,
  sharesWithoutPersonalStuff,
  takeBackPersonalStuff,
} = sharedItemEndpoints;
const groupId = groupIdSchema.parse('01990000-0000-7000-8000-0000000000e1');
const messageId = messageIdSchema.parse('01990000-0000-7000-9000-0000000000e2');
const timetoken = '17640000000000000';
const picture = { ...note, type: 'image' as const, content: null };
const card = {
  type: 'image' as const,
  title: note.title,
  beginning: '',
  backgroundId: null,
  file: null,
  picture: null,
  imageCount: 0,
};
const message = messageOf({
  id: messageId,
  groupId,
  senderId: me,
  timetoken,
  type: 'shared_item',
  attachment: { item: card },
});
const group = listedGroup(groupId);

test('an item is shared with a group once, however often it is tried, and taken back', async () => {
  let isShared = false;
  server.now(
    answering(collectionEndpoints.getPersonalStuffById, picture),
    answering(groupEndpoints.listGroups, { items: [group], next: null, invitations: [] }),
    answering(sharesOfPersonalStuff, () => ({
      items: isShared
        ? [{ messageId, groupId, groupName: group.name, timetoken, isMember: true }]
        : [],
    })),
    answering(sharePersonalStuff, offline),
    answering(takeBackPersonalStuff, () => {
      isShared = false;
      return { messageId };
    }),
  );
  await showCollection(`?item=${note.id}`);
  await page.getByRole('button', { name: collection.item_actions }).click();
  await page.getByRole('menuitem', { name: collection.share }).click();
  const send = page.getByRole('button', { name: messages.send, exact: true });
  await send.click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(
    answering(sharePersonalStuff, () => {
      isShared = true;
      return message;
    }),
  );
  await send.click();
  const takeBack = page.getByRole('button', { name: `Take back from ${group.name}` });
  await expect.element(takeBack).toBeVisible();
  const [first, second] = server.sent(sharePersonalStuff).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ id: note.id, ppauGroupId: groupId });
  await takeBack.click();
  await page.getByRole('button', { name: messages.take_back, exact: true }).last().click();
  await expect.element(takeBack).not.toBeInTheDocument();
});

test('a copy whose item is gone is taken back from the trash, by who has left the group too', async () => {
  const copy = { messageId, groupId, groupName: group.name, timetoken, isMember: false };
  const copies = [{ ...copy, title: note.title }];
  server.now(
    answering(collectionEndpoints.getPersonalStuff, { items: [], next: null }),
    answering(sharesWithoutPersonalStuff, () => ({ items: [...copies] })),
    answering(takeBackPersonalStuff, () => {
      copies.pop();
      return { messageId };
    }),
  );
  await showCollection('?place=trash');
  await expect.element(page.getByText(note.title)).toBeVisible();
  await page.getByRole('button', { name: `Take back from ${group.name}` }).click();
  await page.getByRole('button', { name: messages.take_back, exact: true }).last().click();
  await expect.element(page.getByText(messages.without_item)).not.toBeInTheDocument();
});

test('what was shared is read by the group, and kept as a copy of one’s own', async () => {
  const { title, backgroundId, content, images, preview } = note;
  const times = { groupId, messageId, sharedAt: note.createdAt };
  const shared = { ...times, type: 'note' as const, title, backgroundId, content, images, preview };
  const { content: _content, backlinks: _backlinks, preview: _preview, ...kept } = note;
  server.now(
    answering(sharedPersonalStuff, { ...shared, file: null }),
    answering(keepSharedPersonalStuff, kept),
  );
  await renderInApp(
    <QueryClientProvider client={queryClient}>
      <SharedItemDialog
        messageId={messageId}
        title={title}
        isOwn={false}
        from="Bruno"
        onClose={() => {}}
      />
    </QueryClientProvider>,
    '/en/ppau',
  );
  await expect.element(page.getByText('The phone stays in the hall.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: messages.keep }).click();
  await expect
    .poll(() => server.sent(keepSharedPersonalStuff))
    .toMatchObject([{ body: { messageId } }]);
});
