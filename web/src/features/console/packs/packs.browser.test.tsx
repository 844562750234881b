import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import consoleMessages from '../messages.en.json';
import { Faults } from './faults.tsx';
import messages from './messages.en.json';
import PacksPage from './packs-page.tsx';

signedInAs(ada.id);

const kept = { keptAt: '2026-11-20T09:00:00Z', size: 9_000_000 };
const packs = {
  current: '2026.11',
  previous: '2026.10',
  items: [
    { ...kept, version: '2027.01', isInstalled: false, isCurrent: false },
    { ...kept, version: '2026.11', isInstalled: true, isCurrent: true },
  ],
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, { ...ada, role: 'admin' }),
  answering(assessmentEndpoints.levels, {
    levels: [],
    categories: [{ categoryType: 'mentality', name: 'Mentality', line: '' }],
  }),
  answering(contentPackEndpoints.contentPacks, packs),
  answering(contentPackEndpoints.contentPackChanges, {
    items: [
      { id: '1', file: 'scale.json', key: 'answers.a.en', before: 'Never', after: 'At no time' },
      { id: '2', file: 'films/radar.webm', key: '', before: 'aaaa', after: 'bbbb' },
    ],
    count: 2,
    next: null,
    asksAnew: ['mentality'],
  }),
  answering(contentPackEndpoints.contentPackPreview, ({ query: { part, locale } }) => ({
    items: [{ heading: `${part} ${locale}`, texts: ['As people read it.'] }],
  })),
);

const show = (at: string) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="/en/admin/packs" element={<PacksPage />} />
        <Route path="/en/admin/packs/:version" element={<PacksPage />} />
      </Routes>
    </QueryClientProvider>,
    at,
  );

test('what is current stands first, with the way back, and every pack that is kept', async () => {
  await show('/en/admin/packs');
  const back = messages.rollback.open.replace('{{previous}}', '2026.10');
  await expect.element(page.getByRole('button', { name: back })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '2027.01' }))
    .toHaveAttribute('href', '/en/admin/packs/2027.01');
  expect(await accessibilityFaults()).toEqual([]);
});

test('faults stand by their file, and how many more there are', async () => {
  const faults = [{ file: 'levels.json', key: 'levels[3].fr.name', problem: 'is missing' }];
  await renderInApp(<Faults verdict={{ outcome: 'faulty', faults, count: 3 }} />);
  await expect.element(page.getByRole('heading', { name: /^3 faults/ })).toBeVisible();
  await expect
    .element(page.getByRole('definition'))
    .toHaveTextContent('levels[3].fr.name is missing');
  await expect.element(page.getByText('And 2 more.')).toBeVisible();
});

test('a pack says what it changes and how it reads, and is published by the password and a reason', async () => {
  await show('/en/admin/packs/2027.01');
  await expect.element(page.getByText('At no time')).toBeVisible();
  await expect.element(page.getByText(messages.changes.file_exchanged)).toBeVisible();
  await expect.element(page.getByText(/these categories change: Mentality/)).toBeVisible();
  await page.getByLabelText(messages.preview.part).selectOptions('mentality');
  await page.getByLabelText(messages.preview.language).selectOptions('de');
  await expect.element(page.getByRole('heading', { name: 'mentality de' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);

  server.now(
    answering(contentPackEndpoints.publishContentPack, ({ body }) =>
      body.password === 'Lantern-9x'
        ? { ...packs, current: '2027.01', previous: '2026.11' }
        : refuse('wrong_credentials', { fields: { password: 'Not yours.' } }),
    ),
  );
  await page.getByRole('button', { name: messages.publish.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(consoleMessages.confirm.reason).fill('A new edition');
  await dialog.getByLabelText(consoleMessages.confirm.password).fill('Wrong-9x');
  await dialog.getByRole('button', { name: messages.publish.confirm }).click();
  await expect.element(dialog.getByText('Not yours.')).toBeVisible();
  await dialog.getByLabelText(consoleMessages.confirm.password).fill('Lantern-9x');
  await dialog.getByRole('button', { name: messages.publish.confirm }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
