import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { AdministeredOrganization } from '@stratum/contract/console/organizations';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { consoleOrganizationEndpoints as endpoints } from '@stratum/contract/endpoints/console-organizations';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { organizationIdSchema, userIdSchema } from '@stratum/contract/ids';
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
import { OrganizationList, OrganizationPage } from '../screens.ts';
import messages from './messages.en.json';

const organization: AdministeredOrganization = {
  id: organizationIdSchema.parse('01990000-0000-7000-8000-000000000002'),
  name: 'Northlight Academy',
  orgcode: 'NORTHLIGHT',
  isCodeEnded: false,
  assignedCategories: ['mentality'],
  members: 6,
  createdAt: '2026-06-01T08:00:00.000Z',
  version: 4,
};
const member = {
  id: userIdSchema.parse('01990000-0000-7000-8000-000000000003'),
  name: 'Bruno Keller',
  email: 'bruno@example.org',
  since: '2026-06-02T08:00:00.000Z',
};
const levels = {
  levels: [],
  categories: [{ categoryType: 'mentality' as const, name: 'Mentality', line: 'How you think' }],
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, ada),
  answering(consoleEndpoints.savedFilters, { items: [] }),
  answering(assessmentEndpoints.levels, levels),
  answering(endpoints.administeredOrganizations, { items: [organization], next: null }),
  answering(endpoints.administeredOrganization, organization),
  answering(endpoints.organizationMembers, { items: [member], next: null }),
  answering(endpoints.organizationFigures, {
    months: [
      { month: '2026-10', members: null, levels: [{ category: 'mentality', level: null }] },
      { month: '2026-09', members: 6, levels: [{ category: 'mentality', level: 4.3 }] },
    ],
    csv: 'month,members,mentality\r\n',
  }),
);

const open = (path: string) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="en/admin/organizations" element={<OrganizationList />} />
        <Route path="en/admin/organizations/:organizationId" element={<OrganizationPage />} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an organization is made; what is wrong is said at its field', async () => {
  await open('/en/admin/organizations');
  await expect.element(page.getByRole('link', { name: organization.name })).toBeVisible();
  await button(messages.add).click();
  const fields = { orgcode: 'Another organisation has this code.' };
  server.now(answering(endpoints.addOrganization, refuse('invalid_input', { fields })));
  await page.getByLabelText(messages.form.name).fill('Harbour');
  await page.getByLabelText(messages.form.code_optional).fill('northlight');
  await page.getByRole('checkbox', { name: 'Mentality' }).click({ force: true });
  await button(messages.form.create).click();
  await expect
    .element(page.getByLabelText(messages.form.code_optional))
    .toHaveAccessibleDescription(new RegExp(fields.orgcode));
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(endpoints.addOrganization, { ...organization, name: 'Harbour' }));
  await button(messages.form.create).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent(endpoints.addOrganization).at(-1)?.body).toEqual({
    name: 'Harbour',
    orgcode: 'northlight',
    assignedCategories: ['mentality'],
  });
});

test('on its page addresses are invited, the code is replaced, a figure is withheld and a member taken out', async () => {
  await open(`/en/admin/organizations/${organization.id}`);
  await expect.element(page.getByText(messages.figures.withheld).first()).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '4.3' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const addresses = page.getByLabelText(messages.invite.addresses, { exact: true });
  await addresses.fill('new@example.org, nobody');
  await button(messages.invite.send).click();
  await expect.element(addresses).toHaveAccessibleDescription(/nobody/);
  expect(server.sent(endpoints.inviteToOrganization)).toEqual([]);
  await addresses.fill('new@example.org; other@example.org');
  server.now(answering(endpoints.inviteToOrganization, { sent: 1, alreadyMembers: 1 }));
  await button(messages.invite.send).click();
  await expect.element(page.getByText(/1 invitation is on its way. 1 is a member/)).toBeVisible();
  const emails = ['new@example.org', 'other@example.org'];
  expect(server.sent(endpoints.inviteToOrganization).at(-1)?.body).toEqual({
    emails,
    locale: 'en',
  });
  server.now(answering(endpoints.changeOrgcode, { ...organization, orgcode: 'NEW-CODE' }));
  await button(messages.one.rotate).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.one.rotate }).click();
  await expect
    .poll(() => server.sent(endpoints.changeOrgcode).at(-1)?.body)
    .toEqual({
      act: 'rotate',
      version: 4,
    });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: `${messages.people.remove} ${member.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(consoleMessages.confirm.reason).fill('Left school');
  await dialog.getByLabelText(consoleMessages.confirm.password).fill('Lantern-9x');
  server.now(answering(endpoints.removeFromOrganization, { id: member.id }));
  await dialog.getByRole('button', { name: messages.people.remove }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(endpoints.removeFromOrganization).at(-1)?.body).toEqual({
    password: 'Lantern-9x',
    reason: 'Left school',
  });
});
