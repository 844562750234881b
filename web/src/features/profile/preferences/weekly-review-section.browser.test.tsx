import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { WeeklyReviewSection } from './weekly-review-section.tsx';

const { getWeeklyReviewTime, putWeeklyReviewTime } = weeklyReviewEndpoints;
let stored: ReviewTime = { weekday: 'Sunday', time: '18:00' };
const server = fakeApi(
  answering(getWeeklyReviewTime, () => stored),
  answering(putWeeklyReviewTime, ({ body }) => {
    stored = body;
    return stored;
  }),
);

test('the day and the time of the weekly review are kept, each at once', async () => {
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Profile</h1>
      <WeeklyReviewSection />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByLabelText('Weekday')).toHaveValue('Sunday');
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByLabelText('Weekday').selectOptions('Friday');
  await screen.getByLabelText('Time').selectOptions('17:30');
  await expect
    .poll(() => server.sent(putWeeklyReviewTime).map(({ body }) => body))
    .toEqual([
      { weekday: 'Friday', time: '18:00' },
      { weekday: 'Friday', time: '17:30' },
    ]);
  await expect.element(screen.getByLabelText('Weekday')).toHaveValue('Friday');
});
