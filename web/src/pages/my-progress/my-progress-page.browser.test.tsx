import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { history } from '../../features/progress/scores/score-history.fixture.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import {
  appStore,
  clearSelectionsOnLeave,
  initialState,
  setSession,
} from '../../shared/state/app-store.ts';
import { adaSignedIn } from '../../testing/ada.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import MyProgressPage from './my-progress-page.tsx';

const server = fakeApi(...history());

beforeEach(() => {
  setSession({ userData: adaSignedIn, assignedCategories: ['mentality'] });
});

afterEach(() => {
  appStore.setState(initialState, true);
  queryClient.clear();
  localStorage.clear();
});

const open = () =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <MyProgressPage />
      </main>
    </QueryClientProvider>,
    '/en/my-progress',
  );

test('the last two months stand side by side, and axe finds no fault', async () => {
  const screen = await open();
  const radar = screen.getByRole('group', { name: 'Categories in February 2026 and May 2026' });
  await expect.element(radar).toBeVisible();
  const mentality = radar.getByRole('img', { name: 'Mentality: 5.4, level 5; before 4.4' });
  await expect.element(mentality).toBeInTheDocument();
  await expect.element(screen.getByText('from 4.4 to 5.4', { exact: true })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('every trait stands under its category with its signed change, and says where it is unclear', async () => {
  const screen = await open();
  const row = (name: string) => screen.getByRole('row', { name });
  await expect.element(row('Mentality 4.4 5.4 +1.0')).toBeVisible();
  await expect.element(row('Purpose 4.9 5.9 no clear change: +1.0')).toBeVisible();
  await expect
    .element(screen.getByText('No skill has clearly fallen between these months.'))
    .toBeVisible();
});

test('a long name is broken where the screen is narrow', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 700);
  const screen = await open();
  const name = screen.getByRole('rowheader', { name: 'Purpose' });
  await expect.element(name).toBeVisible();
  name.element().textContent = 'Selbstwahrnehmungsfähigkeit';
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(width, height);
});

test('the largest fall is named in words with what it looks like', async () => {
  server.now(...history({ '2026-02': 5.4, '2026-05': 4.2 }));
  const screen = await open();
  const words =
    'Purpose went from 5.9 to 4.7; a hard month or a stricter look can be why. What that looks like:';
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText('Purpose on level 5.')).toBeVisible();
  await expect
    .element(screen.getByText('No skill has clearly risen between these months.'))
    .toBeVisible();
});

test('a month chosen by keyboard is kept while the page stands, and forgotten when it is left', async () => {
  const screen = await open();
  const before = screen.getByRole('combobox', { name: 'Before' });
  await expect.element(before).toHaveDisplayValue('February 2026');
  (before.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const radar = screen.getByRole('group', { name: 'Categories in March 2025 and May 2026' });
  await expect.element(radar).toBeVisible();
  expect(appStore.getState().selections.progressSlots).toEqual(['2025-03', '2026-05']);
  clearSelectionsOnLeave('/my-progress', '/dashboard');
  expect(appStore.getState().selections.progressSlots).toEqual([null, null]);
  await expect.element(before).toHaveDisplayValue('February 2026');
});

test('one month alone says that two make a comparison', async () => {
  server.now(...history({ '2026-05': 4.2 }));
  const screen = await open();
  const heading = screen.getByRole('heading', { name: 'Two months make a comparison' });
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByText(/^You have one month so far\./)).toBeVisible();
});
