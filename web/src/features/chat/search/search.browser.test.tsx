import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { clearLocalCaches } from '../../../shared/session/index.ts';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { bruno, chloe, groupId, people, sharedCard } from '../bodies/messages.fixture.ts';
import { messageAt } from '../chat.fixture.ts';
import messages from './messages.en.json';
import SearchPanel from './search-panel.tsx';

const { searchMessages } = chatEndpoints;
const server = fakeApi(answering(blockEndpoints.blockedPeople, { items: [] }));
const queries = () => server.sent(searchMessages).map(({ query }) => query);

async function show() {
  clearLocalCaches();
  await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>PPAU</h1>
      <SearchPanel groupId={groupId} people={people} me={ada.id} pathTo={(at) => `/at/${at}`} />
    </QueryClientProvider>,
  );
}

test('words are looked for once they have been typed, shown where they stand, and lead there', async () => {
  const item = { ...sharedCard, beginning: 'Down to the\nweir' };
  const [older, newer] = [
    messageAt(1, { senderId: bruno, type: 'shared_item', body: null, attachment: { item } }),
    messageAt(2, { senderId: chloe, body: `${'Up the hill and on. '.repeat(4)}To the weir` }),
  ];
  server.now(
    answering(searchMessages, ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: [newer], next: newer.timetoken }
        : { items: [older], next: null },
    ),
  );
  await show();
  await expect.element(page.getByText(messages.hint)).toBeVisible();
  await page.getByRole('searchbox', { name: messages.words }).fill('weir');
  const found = page.getByRole('link', { name: /Chloé/ });
  await expect.element(found).toHaveAttribute('href', `/en/at/${newer.timetoken}`);
  await expect
    .poll(() => found.element().textContent)
    .toMatch(/… and on. Up the hill and on. To the weir$/);
  await expect.element(found.getByText('weir', { exact: true })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: messages.older }).click();
  // Of an item that was shared the words on its card are found too.
  const shared = page.getByRole('link', { name: /Bruno/ });
  await expect
    .poll(() => shared.element().textContent)
    .toMatch(/Shared: My evening: Down to the weir$/);
  await expect.element(shared.getByText('weir', { exact: true })).toBeVisible();
  expect(queries()).toEqual([{ text: 'weir' }, { text: 'weir', cursor: newer.timetoken }]);
});

test('who, what kind and when narrow a search, also without a word', async () => {
  server.now(answering(searchMessages, { items: [], next: null }));
  await show();
  await page.getByText(messages.narrow).click();
  await page.getByLabelText(messages.who.label).selectOptions('Bruno');
  await expect.element(page.getByText(messages.nothing)).toBeVisible();
  await page.getByLabelText(messages.kind.label).selectOptions(messages.kind.image);
  await page.getByLabelText(messages.when.label).selectOptions(messages.when.days);
  await expect.element(page.getByRole('group', { name: messages.when.from })).toBeVisible();
  await page.getByLabelText(messages.when.label).selectOptions(messages.when.week);
  await expect
    .poll(() => queries().at(-1))
    .toEqual({
      senderId: bruno,
      type: 'image',
      from: expect.stringMatching(/T.*Z$/),
    });
});
