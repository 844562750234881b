import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { AdministeredReport, ReportSummary } from '@stratum/contract/console/reports';
import { consoleReportEndpoints as endpoints } from '@stratum/contract/endpoints/console-reports';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reportIdSchema, userIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import consoleMessages from '../messages.en.json';
import { ReportList, ReportPage } from '../screens.ts';
import messages from './messages.en.json';

const id = reportIdSchema.parse('01990000-0000-7000-8000-000000000002');
const userId = userIdSchema.parse('01990000-0000-7000-8000-000000000003');
const at = '2026-11-27T08:00:00.000Z';

const summary: ReportSummary = {
  id,
  state: 'waiting',
  thing: 'message',
  reason: 'threat',
  isUrgent: true,
  name: 'Bruno',
  groupName: 'Early risers',
  excerpt: 'I know where you live',
  decision: null,
  createdAt: at,
};
const report: AdministeredReport = {
  ...summary,
  reporter: { id: userId, name: 'Ada Lindqvist' },
  reported: { id: userId, name: 'Bruno Keller' },
  words: 'He means it',
  rules: null,
  body: 'I know where you live',
  writtenAt: at,
  file: null,
  fileName: null,
  groupId: null,
  around: [
    { name: 'Ada', body: 'Good morning', writtenAt: '2026-11-27T07:59:00.000Z', isReported: false },
    { name: 'Bruno', body: 'I know where you live', writtenAt: at, isReported: true },
  ],
  othersAbout: 2,
  othersUpheld: 1,
  othersBy: 0,
  noteToReporter: null,
  noteToReported: null,
  decidedAt: null,
  appeals: [],
  keptUntil: '2027-02-25T08:00:00.000Z',
  version: 1,
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, ada),
  answering(consoleEndpoints.savedFilters, { items: [] }),
  answering(endpoints.administeredReports, { items: [summary], next: null }),
  answering(endpoints.administeredReport, report),
);

const open = (path: string) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="en/admin/reports" element={<ReportList />} />
        <Route path="en/admin/reports/:reportId" element={<ReportPage />} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
const button = (name: string) => page.getByRole('button', { name });

test('the queue leads to a report, which is warned of with a reason', async () => {
  await open('/en/admin/reports');
  await expect.element(page.getByText(messages.urgent)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('link', { name: 'A message from Bruno in “Early risers”' }).click();
  await expect.element(page.getByText('Good morning')).toBeVisible();
  await expect.element(page.getByText(messages.act_now)).toBeVisible();
  await button(messages.form.send).click();
  await expect.element(page.getByText(messages.form.choose)).toBeVisible();
  await page.getByText(messages.means.warned).click();
  await button(messages.form.send).click();
  await expect.element(page.getByText(messages.note.needed)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByLabelText(messages.note.to_reported).fill('Nobody is to be afraid here.');
  server.now(answering(endpoints.decideReport, refuse('conflict')));
  await button(messages.form.send).click();
  await expect.element(page.getByText(consoleMessages.confirm.conflict)).toBeVisible();
  const decided = { ...report, state: 'decided', decision: 'warned', version: 2 } as const;
  server.now(
    answering(endpoints.decideReport, decided),
    answering(endpoints.administeredReport, decided),
  );
  await button(messages.form.send).click();
  await expect.element(page.getByText(messages.decided.warned)).toBeVisible();
  expect(server.sent(endpoints.decideReport).at(-1)?.body).toEqual({
    decision: 'warned',
    noteToReporter: null,
    noteToReported: 'Nobody is to be afraid here.',
    version: 1,
  });
});

test('what is taken down is confirmed by the password, and an appeal is read beside what was decided', async () => {
  const appealed: AdministeredReport = {
    ...report,
    state: 'appealed',
    decision: 'no_action',
    noteToReporter: 'We see no threat.',
    appeals: [{ side: 'reporter', words: 'Read it again', createdAt: at, isAnswered: false }],
    version: 3,
  };
  server.now(answering(endpoints.administeredReport, appealed));
  await open(`/en/admin/reports/${id}`);
  await expect.element(page.getByText('Read it again')).toBeVisible();
  await page.getByText(messages.removes.message).click();
  await page.getByLabelText(messages.note.to_reported).fill('Threats have no place here.');
  await button(messages.form.send).click();
  const dialog = page.getByRole('dialog', { name: messages.form.confirm_title });
  await dialog.getByLabelText(consoleMessages.confirm.password).fill('Lantern-9x');
  server.now(answering(endpoints.decideReport, { ...appealed, state: 'decided' }));
  await dialog.getByRole('button', { name: messages.form.confirm }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(endpoints.decideReport).at(-1)?.body).toMatchObject({
    decision: 'removed',
    password: 'Lantern-9x',
    version: 3,
  });
});
