import { siteEndpoints } from '@stratum/contract/endpoints/site';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answering, offline } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { CrisisHelp } from './crisis-help.tsx';

const { crisisHelp } = siteEndpoints;
const server = fakeApi(
  answering(crisisHelp, {
    emergencyNumber: '112',
    helplineNumber: '0800 111 0 111',
    helplineUrl: 'https://help.example.org/list',
  }),
);

const show = (topics: Parameters<typeof CrisisHelp>[0]['topics']) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Page</h1>
        <CrisisHelp topics={topics} />
      </main>
    </QueryClientProvider>,
  );

test('whom to call can be called from the page', async () => {
  const screen = await show(['health', null]);
  const link = (name: string) => screen.getByRole('link', { name });
  await expect.element(link('112')).toHaveAttribute('href', 'tel:112');
  await expect.element(link('0800 111 0 111')).toHaveAttribute('href', 'tel:08001110111');
  const directory = link('help.example.org');
  await expect.element(directory).toHaveAttribute('href', 'https://help.example.org/list');
  await expect.element(screen.getByText('This is not a diagnosis', { exact: false })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('without the numbers there is the local emergency number and a directory', async () => {
  server.now(answering(crisisHelp, offline));
  const screen = await show(['violence']);
  const local = screen.getByText('Call your local emergency number now, even if you feel well.', {
    exact: false,
  });
  await expect.element(local).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await expect.element(screen.getByText('threatens you', { exact: false })).toBeVisible();
});

test('a screen that touches nothing of the kind shows and asks nothing', async () => {
  const screen = await show([null]);
  await expect.element(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.getByRole('complementary').elements()).toEqual([]);
  expect(server.sent(crisisHelp)).toEqual([]);
});
