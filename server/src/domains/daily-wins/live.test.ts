import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { eventEqualsRefetch } from '../../../test/live-events.ts';

test('a day that is posted, posted again or skipped is in another tab what fetching it would give', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const date = '2026-11-19';
  const changes = [
    () => ada.call(routes.postDailyWin, { body: { date, wins: { alarm: true } } }),
    () => ada.call(routes.postDailyWin, { body: { date, wins: { personalFitness: true } } }),
    () => ada.call(routes.skipDailyWin, { body: { date, reason: 'illness' } }),
    () => ada.call(routes.skipDailyWin, { body: { date, reason: null } }),
  ];
  for (const change of changes) {
    await eventEqualsRefetch(on, {
      person: ada,
      read: async () => dataOf(await ada.call(routes.getSelectedDailyWin, { query: { date } })),
      change,
      apply: (day, event) =>
        event.type === 'wins' && event.day.date === day.date ? event.day : day,
    });
  }
});
