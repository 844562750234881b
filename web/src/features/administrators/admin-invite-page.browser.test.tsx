import { administratorEndpoints } from '@stratum/contract/endpoints/administrators';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import AdminInvitePage from './admin-invite-page.tsx';

const token = 'x'.repeat(43);
const { acceptAdministratorInvitation } = administratorEndpoints;
const server = fakeApi(answering(acceptAdministratorInvitation, { role: 'admin' }));

const openLink = () =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <AdminInvitePage />
    </QueryClientProvider>,
    `/en/admin-invite#${token}`,
  );

test('the link makes an administrator, once', async () => {
  const screen = await openLink();
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Become an administrator' }).click();
  await expect.element(screen.getByText(/^You are now an administrator/)).toBeVisible();
  const bodies = server.sent(acceptAdministratorInvitation).map(({ body }) => body);
  expect(bodies).toEqual([{ token }]);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

test('a link that was used says where another one comes from', async () => {
  server.now(answering(acceptAdministratorInvitation, refuse('not_found')));
  const screen = await openLink();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('alert').getByText(/has been used/)).toBeVisible();
});

test('the page without its link says so', async () => {
  const screen = await renderInApp(<AdminInvitePage />);
  await expect.element(screen.getByText(/^Open this page through the link/)).toBeVisible();
});
