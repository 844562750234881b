import { reportEndpoints } from '@stratum/contract/endpoints/reports';
import { siteEndpoints } from '@stratum/contract/endpoints/site';
import {
  groupIdSchema,
  messageIdSchema,
  reportIdSchema,
  userIdSchema,
} from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering, offline, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import messages from './messages.en.json';
import ReportDialog from './report-dialog.tsx';

const { reportMessage, reportPerson, reportGroup } = reportEndpoints;
const id = '01990000-0000-7000-8000-000000000002';
const userId = userIdSchema.parse(id);
const ppauGroupId = groupIdSchema.parse(id);
const messageId = messageIdSchema.parse(id);
const stored = { reportId: reportIdSchema.parse(id), createdAt: '2026-11-27T08:00:00.000Z' };
const server = fakeApi();
const send = () => page.getByRole('button', { name: messages.send });

test('a message is reported with a reason, which has to be chosen', async () => {
  const closed = vi.fn();
  server.now(answering(siteEndpoints.crisisHelp, offline));
  await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <ReportDialog
        about={{ kind: 'message', ppauGroupId, messageId, name: 'Bruno' }}
        onClose={closed}
      />
    </QueryClientProvider>,
  );
  await expect
    .element(page.getByRole('dialog', { name: 'Report this message from Bruno?' }))
    .toBeVisible();
  await send().click();
  await expect
    .element(page.getByRole('radiogroup', { name: messages.reason }))
    .toHaveAccessibleDescription(/./);
  expect(await accessibilityFaults()).toEqual([]);
  const now = page.getByRole('complementary');
  await page.getByText(messages.reasons.hate).click();
  await expect.element(now).not.toBeInTheDocument();
  await page.getByText(messages.reasons.threat).click();
  await expect.element(now.getByText('in danger now', { exact: false })).toBeVisible();
  await page.getByLabelText(messages.words).fill('He wrote it twice.');
  server.now(answering(reportMessage, refuse('too_many_requests')));
  await send().click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(closed).not.toHaveBeenCalled();
  server.now(answering(reportMessage, stored));
  await send().click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  const body = { ppauGroupId, messageId, reason: 'threat', words: 'He wrote it twice.' };
  expect(server.sent(reportMessage).at(-1)?.body).toEqual(body);
});

test.each([
  ['person', { kind: 'person', userId, name: 'Bruno' }, reportPerson, { userId }],
  ['group', { kind: 'group', ppauGroupId, name: 'Early risers' }, reportGroup, { ppauGroupId }],
] as const)('so is a %s', async (_, about, endpoint, what) => {
  const closed = vi.fn();
  server.now(answering(endpoint, stored));
  await renderInApp(<ReportDialog about={about} onClose={closed} />);
  await page.getByText(messages.reasons.other).click();
  await send().click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(server.sent(endpoint)[0]?.body).toEqual({ ...what, reason: 'other' });
});
