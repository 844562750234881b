import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../shared/api/query-client.ts';
import { readiness, registerUnsentWork, setHomeNavigation } from '../shared/session/index.ts';
import { appStore, initialState, setSession } from '../shared/state/app-store.ts';
import { adaSignedIn } from '../testing/ada.ts';
import { answering, hang } from '../testing/fake-answer.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../testing/in-app.tsx';
import { AccountSlot } from './header-slots.tsx';

const { deleteSession } = authEndpoints;
const server = fakeApi(
  answering(deleteSession, { ended: true, externalSignOutUrl: null }),
  answering(assessmentEndpoints.assessmentStatus, hang),
  // What the header counts comes when the browser is idle, or not before the test is over.
  answering(groupEndpoints.listGroups, hang),
  answering(notificationEndpoints.getNotificationCount, hang),
);

const goHome = vi.fn();
let isUnsent: boolean;
let unregister: () => void;

beforeEach(async () => {
  isUnsent = true;
  setHomeNavigation(goHome);
  unregister = registerUnsentWork({ labels: () => (isUnsent ? ['Your profile'] : []) });
  readiness.setState(true);
  setSession({ userData: adaSignedIn, assignedCategories: [] });
  await renderInApp(<AccountSlot />);
  await page.getByText('Ada', { exact: true }).click();
});

afterEach(() => {
  unregister();
  queryClient.clear();
  appStore.setState(initialState, true);
  goHome.mockClear();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const ended = () => server.sent(deleteSession).map(({ params }) => params.userId);

test('with work that is not sent, logging out names it first, and one can stay', async () => {
  await press('Logout');
  const dialog = page.getByRole('dialog', { name: 'Not everything has been sent' });
  await expect.element(dialog.getByText('Your profile')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await press('Stay');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(appStore.getState().isLoggedIn).toBe(true);
  expect(ended()).toEqual([]);
});

test('or leave anyway', async () => {
  await press('Logout');
  await press('Sign out anyway');
  await expect.poll(() => goHome.mock.calls.length).toBe(1);
  expect(ended()).toEqual([adaSignedIn.id]);
  expect(appStore.getState().isLoggedIn).toBe(false);
});

test('with everything sent it asks nothing', async () => {
  isUnsent = false;
  await press('Logout');
  await expect.poll(() => goHome.mock.calls.length).toBe(1);
  expect(ended()).toEqual([adaSignedIn.id]);
});
