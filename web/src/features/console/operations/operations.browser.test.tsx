import { consoleOperationEndpoints as endpoints } from '@stratum/contract/endpoints/console-operations';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { HealthPage, JobsPage } from '../screens.ts';
import messages from './messages.en.json';

const at = '2026-11-27T08:00:00.000Z';
const id = '01990000-0000-7000-8000-000000000002';
const failed = { id, kind: 'mail', attempts: 21, failedAt: at, reason: '550 mailbox full' };

const server = fakeApi(
  answering(profileEndpoints.profileInfo, ada),
  answering(endpoints.failedJobs, { items: [failed], next: null }),
  answering(endpoints.failingDue, {
    items: [
      {
        id: `reminder ${id} today`,
        kind: 'reminder',
        subject: id,
        occurrence: 'today',
        dueAt: at,
        nextAt: at,
        failures: 3,
      },
    ],
  }),
  answering(endpoints.jobKinds, {
    jobs: [{ name: 'mail', waiting: 3, running: 1, failed: 1, nextAt: at }],
    due: [{ name: 'weekly_review', today: 12, failing: 0, nextAt: at }],
  }),
  answering(endpoints.health, {
    since: at,
    checks: [
      { check: 'disk', finding: 'room', state: 'good', values: {} },
      { check: 'backup', finding: 'overdue', state: 'bad', values: { at } },
      {
        check: 'database',
        finding: 'answers',
        state: 'good',
        values: { milliseconds: 2, bytes: 48e6 },
      },
    ],
  }),
);

const open = (children: React.ReactNode) =>
  renderInApp(<QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>);

test('what has failed is read with its reason and tried again, and a test says what became of it', async () => {
  await open(<JobsPage />);
  await expect.element(page.getByText('550 mailbox full')).toBeVisible();
  await expect
    .element(page.getByRole('cell', { name: messages.names.weekly_review }))
    .toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(
    answering(endpoints.retryDue, { retried: true }),
    answering(endpoints.failingDue, { items: [] }),
    answering(endpoints.sendTestDelivery, { outcome: 'refused', reason: 'No such server' }),
  );
  await page.getByRole('button', { name: `${messages.retry} ${messages.names.reminder}` }).click();
  await expect.element(page.getByText(messages.due.title)).not.toBeInTheDocument();
  server.now(
    answering(endpoints.retryJobs, { retried: 1 }),
    answering(endpoints.failedJobs, { items: [], next: null }),
  );
  await page.getByRole('button', { name: `${messages.retry} ${messages.names.mail}` }).click();
  await expect.element(page.getByText(messages.failed.none)).toBeVisible();
  expect(server.sent(endpoints.retryJobs).at(0)?.body).toEqual({ ids: [id] });
  await page.getByRole('button', { name: messages.test.send.mail }).click();
  await expect.element(page.getByText('Refused: No such server')).toBeVisible();
});

test('health says in sentences what needs somebody, that first', async () => {
  await open(<HealthPage />);
  await expect.element(page.getByText(messages.health.not_well)).toBeVisible();
  const first = page.getByRole('listitem').first();
  await expect.element(first.getByText('Last night left none', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/It answers in 2 ms and takes 48 MB/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
