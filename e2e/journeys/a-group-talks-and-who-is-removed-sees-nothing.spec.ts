import type { Page } from '@playwright/test';
import { apiBase } from '@stratum/contract/route';
import { goWithinApp, keepInStorage } from '../support/account.ts';
import { gotoLive } from '../support/live.ts';
import { call, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pattern, say } from '../support/texts.ts';

const group = 'Cold water, 7 am';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a group is started, joined by its link, talks at once, and shuts who is removed out', async ({
  request,
  anotherBrowser,
  texts,
  signedIn,
  expectFaults,
}) => {
  const { chat, chatActions, chatAttachments, chatBodies, groups } = texts;
  const { groupCreate, groupInvitation, groupInvite, groupMembers } = texts;
  const noor = await verifiedNewcomer(request);
  const samir = await verifiedNewcomer(request, 'Samir');
  const admin = await signedIn(noor.token);
  const guest = await (await anotherBrowser()).newPage();
  await keepInStorage(guest, { access_token: samir.token });
  const log = (page: Page) => page.getByRole('log', { name: chat.messages });
  const write = async (page: Page, words: string) => {
    await page.getByRole('textbox', { name: say(chat.write_to, { name: group }) }).fill(words);
    await page.keyboard.press('Enter');
  };

  await gotoLive(admin, '/ppau');
  await admin.getByRole('button', { name: groups.first.start }).click();
  await admin.getByLabel(groupCreate.name, { exact: true }).fill(group);
  await admin.getByRole('button', { name: groupCreate.start }).click();
  await expect(admin.getByRole('heading', { name: group, level: 2 })).toBeVisible();
  const ppauGroupId = new URL(admin.url()).searchParams.get('group');
  await goWithinApp(admin, `/ppau?group=${ppauGroupId}&panel=invite`);
  await admin.getByRole('button', { name: groupInvite.link.make }).click();
  await expect(
    admin.getByRole('img', { name: say(groupInvite.link.code, { name: group }) }),
  ).toBeVisible();
  const { link } = await call<{ link: { url: string } }>(
    request,
    'get',
    `/ppau/${ppauGroupId}/link`,
    noor,
  );

  const { pathname, search } = new URL(link.url);
  await gotoLive(guest, pathname + search);
  await expect(guest.getByText(say(groupInvitation.from, { inviter: 'Noor' }))).toBeVisible();
  await guest.getByRole('button', { name: groupInvitation.join }).click();
  await expect(guest.getByRole('heading', { name: group, level: 2 })).toBeVisible();
  await expect(log(admin).getByText(say(chatBodies.new_member, { name: 'Samir' }))).toBeVisible();

  await write(guest, 'Who swims tomorrow?');
  const asked = log(admin).getByRole('article', { name: /Who swims tomorrow/ });
  await expect(asked).toBeVisible();
  await asked.hover();
  await asked.getByRole('button', { name: chatActions.react }).click();
  await admin.getByRole('button', { name: chatActions.mark['👍'], exact: true }).click();
  await asked.focus();
  await admin.keyboard.press('r');
  await write(admin, 'I do');
  await expect(log(guest).getByRole('button', { name: pattern(chat.to_quoted) })).toBeVisible();
  await expect(
    log(guest).getByRole('button', {
      name: say(chatActions.reacted, { mark: chatActions.mark['👍'], names: 'Noor' }),
    }),
  ).toBeVisible();

  await goWithinApp(guest, '/notifications');
  await admin.locator('input[type=file]').last().setInputFiles({
    name: 'water.png',
    mimeType: 'image/png',
    buffer: pixel,
  });
  await admin.getByRole('button', { name: chatAttachments.send.send, exact: true }).click();
  const unread = say(texts.shell.groups_unread_one, { count: 1 });
  const toGroups = guest.getByRole('banner').getByRole('link', { name: unread });
  await expect(toGroups).toBeVisible();
  await expect(guest).toHaveTitle(/^\(1\) /);
  await toGroups.click();
  await expect(
    log(guest).getByRole('button', { name: say(chatBodies.picture.of, { name: 'Noor' }) }),
  ).toBeVisible();
  await expect(guest).toHaveTitle(/^[^(]/);

  expectFaults({ status: 404, path: new RegExp(`^${apiBase}/`) });
  await goWithinApp(admin, `/ppau?group=${ppauGroupId}&panel=members`);
  await admin.getByRole('button', { name: say(groupMembers.actions, { name: 'Samir' }) }).click();
  await admin.getByRole('menuitem', { name: groupMembers.remove.press }).click();
  await admin.getByRole('button', { name: groupMembers.remove.confirm }).click();
  await expect(guest.getByRole('status').getByText(chat.gone.removed)).toBeVisible();
  await expect(log(guest)).toHaveCount(0);
  await write(admin, 'After');
  await expect(log(admin).getByText('After', { exact: true })).toBeVisible();
  await expect(guest.getByText('After', { exact: true })).toHaveCount(0);
  const closed = await request.get(`${apiBase}/ppau/${ppauGroupId}/messages`, {
    headers: { authorization: `Bearer ${samir.token}` },
  });
  expect(closed.status()).toBe(404);
});
