import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { newsEndpoints } from '@stratum/contract/endpoints/news';
import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { itemIdSchema } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { monthsUntil } from '@stratum/contract/months';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noWins, overviewOf } from '../../features/daily-wins/wins.fixture.ts';
import { history } from '../../features/progress/scores/score-history.fixture.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { appStore, initialState, setSession } from '../../shared/state/app-store.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { emptyLibrary } from '../../testing/library.ts';
import DashboardPage from './dashboard-page.tsx';
import { timeOfDay } from './greeting.tsx';

const fiveYears: Readonly<Record<string, number>> = {
  '2023-03': 3.2,
  '2024-04': 4,
  '2025-05': 4.2,
  '2026-06': 4.5,
  '2027-05': 5.4,
};

const keptNote: Item = {
  id: itemIdSchema.parse('01990000-0000-7000-8000-0000000000d1'),
  version: 1,
  collectionId: null,
  type: 'note',
  title: 'What the evenings were like, and what I would change about them',
  tags: [],
  categoryType: null,
  traitId: null,
  backgroundId: null,
  pinned: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  editedAt: '2026-11-20T09:00:00.000Z',
  deletedAt: null,
  beginning: '',
  checklist: null,
  file: null,
  images: [],
  imageCount: 0,
  hit: null,
};

const server = fakeApi(
  answering(newsEndpoints.getNews, { items: [] }),
  answering(orderEndpoints.getUserOrderDetails, { items: [], next: null }),
  ...emptyLibrary,
  ...history(fiveYears),
  answering(assessmentEndpoints.standing, {
    overall: { score: 5.4, level: 5, month: '2027-05' },
    categories: [{ categoryType: 'mentality', month: '2027-05', score: 5.4, level: 5, traits: [] }],
    previous: { overall: { score: 4.5, level: 5, month: '2026-06' }, categories: [] },
    months: monthsUntil('2027-05', 12).map((month) => ({
      month,
      score: fiveYears[month] ?? null,
      level: null,
    })),
  }),
  answering(profileEndpoints.profileInfo, ada),
  answering(dailyWinEndpoints.getWinsOverview, overviewOf(noWins)),
  answering(goalEndpoints.goalList, { items: [], next: null }),
  answering(collectionEndpoints.getPersonalStuff, { items: [], next: null }),
  answering(dailyWinEndpoints.getWeeklyWins, { weeks: [] }),
  answering(weeklyReviewEndpoints.getWeeklyFocus, { focus: null, ready: null }),
);

beforeEach(() => {
  setSession({ userData: ada, assignedCategories: ['mentality'] });
});

afterEach(() => {
  appStore.setState(initialState, true);
});

test('somebody with five years behind them costs no more calls than a beginner', async () => {
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <DashboardPage />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('5.4', { exact: true }).first()).toBeVisible();
  await expect
    .poll(() => server.calls().toSorted())
    .toEqual([
      'GET /assessment-status',
      'GET /get-news',
      'GET /get-performance',
      'GET /get-personal-stuff',
      'GET /get-user-order-details',
      'GET /get-weekly-wins',
      'GET /get-wins-overview',
      'GET /goal-list',
      'GET /levels',
      'GET /profile-info',
      'GET /standing',
      'GET /traits',
      'GET /weekly-focus',
    ]);
});

test('where one stands waits for the one thing of the week above it', async () => {
  const focus = Promise.withResolvers<{ focus: null; ready: null }>();
  server.now(answering(weeklyReviewEndpoints.getWeeklyFocus, () => focus.promise));
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <DashboardPage />
    </QueryClientProvider>,
  );
  const level = screen.getByText('5.4', { exact: true }).first();
  await expect.element(level).toBeInTheDocument();
  await expect.element(level).not.toBeVisible();
  focus.resolve({ focus: null, ready: null });
  await expect.element(level).toBeVisible();
});

test('on a telephone no card goes past the margin, however long the title of what one has kept', async () => {
  await page.viewport(390, 664);
  onTestFinished(() => page.viewport(1280, 800));
  server.now(answering(collectionEndpoints.getPersonalStuff, { items: [keptNote], next: null }));
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <DashboardPage />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText(keptNote.title)).toBeVisible();
  const checkIn = screen.getByRole('region', { name: '0 of 5' }).element();
  expect(checkIn.getBoundingClientRect().right).toBeLessThan(390);
});

test('who comes back to the page the next morning is greeted anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-05T20:00') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <DashboardPage />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: /^Good evening/ })).toBeVisible();
  vi.setSystemTime(new Date('2027-05-06T08:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByRole('heading', { name: /^Good morning/ })).toBeVisible();
  await expect.element(screen.getByText(/^Thursday,? 6 May/)).toBeVisible();
});

test('people are greeted by the hour', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(timeOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
