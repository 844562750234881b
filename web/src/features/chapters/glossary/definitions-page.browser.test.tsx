import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import DefinitionsPage from './definitions-page.tsx';

const terms = [
  { id: 'level', term: 'Level', definition: 'A place one stands.', related: ['step'] },
  { id: 'step', term: 'Step', definition: 'The way to the next one.', related: [] },
];

fakeApi(answering(chapterEndpoints.getDefinitions, { terms }));

afterEach(() => {
  queryClient.clear();
});

const show = (hash = '') =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <DefinitionsPage />
      </main>
    </QueryClientProvider>,
    `/en/definitions${hash}`,
  );

test('the words stand by letter, and the search says how many it has found', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: 'S', exact: true })).toBeVisible();
  await userEvent.fill(screen.getByRole('searchbox'), 'pláce');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 word found');
  await expect.element(screen.getByRole('term')).toHaveTextContent('Level');
  await expect.element(screen.getByText('place', { exact: true })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('who finds nothing is led back to all words', async () => {
  const screen = await show();
  await userEvent.fill(screen.getByRole('searchbox'), 'xyz');
  await expect.element(screen.getByText('No word matches.')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 words found');
  await userEvent.click(screen.getByRole('button', { name: 'Show all words' }));
  await expect.element(screen.getByRole('term').nth(1)).toHaveTextContent('Step');
});

test('an address that names a word leads to it, but not out of the search field', async () => {
  const screen = await show('#step');
  await expect.element(screen.getByRole('term').nth(1)).toHaveFocus();
  const search = screen.getByRole('searchbox');
  await userEvent.fill(search, 'level');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 word found');
  await userEvent.fill(search, '');
  await expect.element(screen.getByRole('term').nth(1)).toBeVisible();
  await expect.element(search).toHaveFocus();
});

test('a related word is gone to even where the search has left it out', async () => {
  const screen = await show();
  await userEvent.fill(screen.getByRole('searchbox'), 'stands');
  await expect.element(screen.getByRole('term')).toHaveTextContent('Level');
  await userEvent.click(screen.getByRole('link', { name: 'Step' }));
  await expect.element(screen.getByRole('term').nth(1)).toHaveFocus();
});
