import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { Invitation } from './invitation.tsx';

const token = 'x'.repeat(43);
let sent: unknown[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ success: true, data: { role: 'admin' } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    sent.push(await new Request(address, init).json());
    return answer();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const openLink = () =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Become an administrator</h1>
      <Invitation />
    </QueryClientProvider>,
    `/en/admin-invite#${token}`,
  );

test('the link makes an administrator, once', async () => {
  const screen = await openLink();
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Become an administrator' }).click();
  await expect.element(screen.getByText(/^You are an administrator now/)).toBeVisible();
  expect(sent).toEqual([{ token }]);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

test('a link that was used says where another one comes from', async () => {
  const error = { code: 'not_found', message: 'Not found.' };
  answer = () => Response.json({ success: false, error }, { status: 404 });
  const screen = await openLink();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('alert').getByText(/has been used/)).toBeVisible();
});

test('the page without its link says so', async () => {
  const screen = await renderInApp(<Invitation />);
  await expect.element(screen.getByText(/^Open this page by the link/)).toBeVisible();
});
