import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { userIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import BlockDialog from './block-dialog.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import messages from './messages.en.json';

const { blockedPeople, blockPerson, unblockPerson } = blockEndpoints;
const userId = userIdSchema.parse('01990000-0000-7000-8000-000000000002');
const bruno = {
  userId,
  first_name: 'Bruno',
  image: null,
  blockedAt: '2026-11-01T12:00:00.000Z',
};
const server = fakeApi(answering(blockedPeople, { items: [] }));

const show = (children: React.ReactNode) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Profile</h1>
      {children}
    </QueryClientProvider>,
  );

test('who is blocked is listed, and let go', async () => {
  let items = [bruno];
  server.now(
    answering(blockedPeople, () => ({ items })),
    answering(unblockPerson, () => {
      items = [];
      return { userId };
    }),
  );
  await show(<BlockedPeople />);
  await expect.element(page.getByText('Since 1 November 2026')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Unblock Bruno' }).click();
  await expect.element(page.getByText(messages.nobody)).toBeVisible();
  expect(server.sent(unblockPerson)[0]?.query).toEqual({ userId });
});

test('a block is asked about; a refusal is said, and the question stays', async () => {
  const closed = vi.fn();
  server.now(answering(blockPerson, refuse('conflict')));
  await show(<BlockDialog userId={userId} name="Bruno" onClose={closed} />);
  const dialog = page.getByRole('dialog', { name: 'Block Bruno?' });
  const confirm = dialog.getByRole('button', { name: messages.ask.confirm });
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(blockPerson, bruno));
  await confirm.click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(server.sent(blockPerson).at(-1)?.body).toEqual({ userId });
});
