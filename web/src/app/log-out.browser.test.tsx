import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../shared/api/query-client.ts';
import { onGoHome, readiness, registerUnsentWork } from '../shared/session/index.ts';
import { appStore, freshState, putSession } from '../shared/state/app-store.ts';
import { accessibilityFaults, renderInApp } from '../testing/in-app.tsx';
import { AccountSlot } from './header-slots.tsx';

const goHome = vi.fn();
let isUnsent: boolean;
let asked: string[];
let unregister: () => void;

beforeEach(async () => {
  isUnsent = true;
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    asked.push(`${init?.method} ${new URL(new Request(address).url).pathname}`);
    return Response.json({ success: true, data: { ended: true, externalSignOutUrl: null } });
  });
  onGoHome(goHome);
  unregister = registerUnsentWork({ isUnsent: () => isUnsent, label: () => 'Your profile' });
  readiness.setState(true);
  const userData = { id: 'ada', first_name: 'Ada', image: null, assessment_completed: true };
  putSession({ userData, assignedCategories: [] });
  await renderInApp(<AccountSlot />);
  await page.getByText('Ada', { exact: true }).click();
});

afterEach(() => {
  unregister();
  queryClient.clear();
  appStore.setState(freshState, true);
  vi.restoreAllMocks();
  goHome.mockClear();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const hasAskedToEnd = () => asked.includes('DELETE /api/v1/auth/delete-session/ada');

test('with work that is not sent, logging out names it first, and one can stay', async () => {
  await press('Log out');
  const dialog = page.getByRole('dialog', { name: 'Not everything has been sent' });
  await expect.element(dialog.getByText('Your profile')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await press('Stay');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(appStore.getState().isLoggedIn).toBe(true);
  expect(hasAskedToEnd()).toBe(false);
});

test('or leave anyway', async () => {
  await press('Log out');
  await press('Log out anyway');
  await expect.poll(() => goHome.mock.calls.length).toBe(1);
  expect(hasAskedToEnd()).toBe(true);
  expect(appStore.getState().isLoggedIn).toBe(false);
});

test('with everything sent it asks nothing', async () => {
  isUnsent = false;
  await press('Log out');
  await expect.poll(() => goHome.mock.calls.length).toBe(1);
  expect(hasAskedToEnd()).toBe(true);
});
