import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { Road } from './road.tsx';
import type { Station } from './road-stations.ts';

fakeApi(answering(assessmentEndpoints.assessmentByUserid, { items: [], next: null }));

const model: RouteReply<typeof assessmentEndpoints.levels> = {
  levels: Array.from({ length: 9 }, (_, index) => ({
    level: index + 1,
    name: `Name ${index + 1}`,
    line: '',
    description: '',
    colour: { light: '#000000', dark: '#ffffff' },
  })),
  categories: [
    { categoryType: 'mentality', name: 'Mentality', line: '' },
    { categoryType: 'personal-health', name: 'Personal health', line: '' },
  ],
};

const stationOf = (categoryType: CategorySlug, given: Partial<Station> = {}): Station => ({
  progress: { categoryType, state: 'new', question: 1, total: 20, lastCompletedAt: null },
  result: null,
  isNext: false,
  ...given,
});

const open = (stations: readonly Station[]) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Dashboard</h1>
      <Road stations={stations} model={model} />
    </QueryClientProvider>,
  );

test('a newcomer begins with the first category, or with another', async () => {
  const screen = await open([
    stationOf('mentality', { isNext: true }),
    stationOf('personal-health'),
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'Begin: Mentality' }))
    .toHaveAttribute('href', '/en/selfEvaluation/mentality');
  await expect
    .element(screen.getByRole('link', { name: 'Begin with this one: Personal health' }))
    .toHaveAttribute('href', '/en/selfEvaluation/personal-health');
  expect(await accessibilityFaults()).toEqual([]);
});

test('what is taken shows its level, and how many are left', async () => {
  const screen = await open([
    stationOf('mentality', { result: { score: 5.2, level: 5 } }),
    stationOf('personal-health', { isNext: true }),
  ]);
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await expect.element(screen.getByText(/^Done: Mentality\. One more/)).toBeVisible();
  await expect.element(screen.getByText('5.2')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Begin: Personal health' })).toBeVisible();
});
