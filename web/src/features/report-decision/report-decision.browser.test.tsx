import { reportEndpoints as endpoints } from '@stratum/contract/endpoints/reports';
import { reportIdSchema } from '@stratum/contract/ids';
import type { OwnDecision } from '@stratum/contract/reports';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import messages from './messages.en.json';
import ReportDecisionPage from './report-decision-page.tsx';

const reportId = reportIdSchema.parse('01990000-0000-7000-8000-000000000002');
const decision: OwnDecision = {
  reportId,
  side: 'reported',
  thing: 'message',
  reason: 'harassment',
  groupName: 'Early risers',
  quote: 'You are no good',
  decision: 'warned',
  decidedAt: '2026-11-27T08:00:00.000Z',
  note: 'Be kind.',
  appealUntil: '2026-12-27T08:00:00.000Z',
  appeal: null,
};
const server = fakeApi(answering(endpoints.reportDecision, decision));

const open = (query: string) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <ReportDecisionPage />
    </QueryClientProvider>,
    `/en/report-decision${query}`,
  );

test('whom a report is about reads what was decided and why, and asks once for another look', async () => {
  await open(`?id=${reportId}`);
  await expect.element(page.getByText(messages.decided.reported.warned)).toBeVisible();
  await expect.element(page.getByText('You are no good')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByLabelText(messages.appeal.words).fill('It was a joke between us.');
  const appeal = {
    words: 'It was a joke between us.',
    createdAt: '2026-11-28T08:00:00.000Z',
    isAnswered: false,
  };
  const asked = { ...decision, appealUntil: null, appeal };
  server.now(
    answering(endpoints.appealDecision, asked),
    answering(endpoints.reportDecision, asked),
  );
  await page.getByRole('button', { name: messages.appeal.send }).click();
  await expect.element(page.getByText(/^You asked for another look/)).toBeVisible();
  expect(server.sent(endpoints.appealDecision).at(0)?.body).toEqual({ words: appeal.words });
});

test('a link that was cut short says that there is nothing', async () => {
  await open('?id=1');
  await expect.element(page.getByText(messages.not_found.heading)).toBeVisible();
});
