import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { bruno, groupId, groupOfAda, server, show } from '../groups.fixture.tsx';
import GroupPanel from '../panel/group-panel.tsx';
import messages from './messages.en.json';

const { groupInfo, updateShareDailywins } = groupEndpoints;

signedInAs(ada.id);

const panel = <GroupPanel groupId={groupId} panel="me" me={ada.id} present={[ada.id]} />;
const share = () => page.getByRole('switch', { name: messages.share });
const [day, points] = ['2026-11-24', 4];
const board = answering(chatEndpoints.groupLeaderboard, {
  from: day,
  to: day,
  items: [
    { rank: 2, userId: bruno, first_name: 'Bruno', value: points },
    { rank: 2, userId: ada.id, first_name: 'Ada', value: points },
  ],
});

test('the switch changes at once what the group sees, and is told', async () => {
  const answered = Promise.withResolvers<void>();
  let isShared = false;
  server.now(
    board,
    answering(groupInfo, () => groupOfAda({ share: isShared })),
    answering(updateShareDailywins, async ({ body }) => {
      await answered.promise;
      isShared = body.share;
      return groupOfAda({ share: isShared });
    }),
  );
  await show(panel);
  await expect.element(page.getByText(messages.off_text)).toBeVisible();
  await expect.element(share()).not.toBeChecked();
  await page.getByText(messages.share, { exact: true }).click();
  await expect.element(page.getByText('Alarm, done')).toBeInTheDocument();
  await expect.element(page.getByText('2nd')).toBeVisible();
  await expect.element(page.getByText(messages.yesterday_tied)).toBeVisible();
  await expect.element(page.getByText(messages.off_text)).not.toBeInTheDocument();
  answered.resolve();
  await expect.poll(() => server.sent(groupInfo).length).toBeGreaterThan(1);
  await expect.element(share()).toBeChecked();
  expect(await accessibilityFaults()).toEqual([]);
});

test('what could not be changed is put back, and said', async () => {
  server.now(board, answering(updateShareDailywins, refuse('something_went_wrong')));
  await show(panel);
  await page.getByText(messages.share, { exact: true }).click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.element(page.getByText(messages.off_text)).toBeVisible();
});
