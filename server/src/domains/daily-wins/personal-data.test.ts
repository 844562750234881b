import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { seedPersonalData } from '../../../test/seed-personal-data.ts';
import { dailyWinsPersonalData } from './personal-data.ts';

test('an archive has every day as its person sees it, and what they have chosen for their days', async () => {
  const { build, database } = await createTestApp();
  const [ada, bruno] = [await build.user(), await build.user()];
  for (const user of [ada, bruno]) await seedPersonalData(user);
  const call = { db: database.db, userId: ada.id, locale: 'en' } as const;
  const files = new Map<string, unknown>();
  for await (const entry of dailyWinsPersonalData.export(call)) {
    if ('rows' in entry) files.set(entry.path, await Array.fromAsync(entry.rows()));
    if ('json' in entry) files.set(entry.path, await entry.json());
  }
  const wins = expect.objectContaining({ alarm: true, personalFitness: false });
  expect(Object.fromEntries(files)).toEqual({
    'daily-wins/days.json': [
      { date: '2026-11-20', wins, points: 1, skipped: null, filledLater: false },
    ],
    'daily-wins/choices.json': {
      rules: [{ habit: 'alarm', fromDate: '2026-11-20', text: 'debout à 6 h 30' }],
      pauses: [],
      restWeekdays: [{ from: '2026-11-21', weekdays: ['Sunday'] }],
      checkinReminder: '06:30',
      celebrated: [],
    },
  });
});
