import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../shared/api/query-client.ts';
import { readiness } from '../shared/session/index.ts';
import { appStore, initialState, setSession } from '../shared/state/app-store.ts';
import { adaSignedIn } from '../testing/ada.ts';
import { answering } from '../testing/fake-answer.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { AccountSlot, MenusSlot } from './header-slots.tsx';

const { assessmentStatus } = assessmentEndpoints;
const server = fakeApi(
  answering(assessmentStatus, {
    assessment_completed: true,
    assignedCategories: ['mentality', 'personal-health'],
    organization: null,
    categories: [],
  }),
);

beforeEach(() => {
  readiness.setState(true);
});

afterEach(() => {
  queryClient.clear();
  appStore.setState(initialState, true);
});

const header = (
  <>
    <MenusSlot />
    <AccountSlot />
  </>
);

test('the header asks once how the assessments of a signed-in person stand, and shows it', async () => {
  const userData = { ...adaSignedIn, assessment_completed: false };
  setSession({ userData, assignedCategories: [] });
  const screen = await renderInApp(header);
  await screen.getByText('Assessment').first().click();
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Assessment' })).not.toBeInTheDocument();
  const { userData: known, assignedCategories } = appStore.getState().authData;
  expect(known?.assessment_completed).toBe(true);
  expect(assignedCategories).toEqual(['mentality', 'personal-health']);
  expect(server.calls()).toEqual(['GET /assessment-status']);
});

test('the header asks nothing while nobody is signed in', async () => {
  const screen = await renderInApp(header);
  await expect.element(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  expect(server.calls()).toEqual([]);
});
