import { expect, test } from 'vitest';
import { fillableUntil, isFillable, withWins } from './win-day.ts';
import { noWins, winDay } from './wins.fixture.ts';

test('a post changes what it names, counts anew and ends a skip', () => {
  const before = winDay('2026-11-25', { wins: { ...noWins, alarm: true }, skipped: 'illness' });
  expect(withWins(before, { alarm: false, personalFitness: true, noDistractions: true })).toEqual({
    ...before,
    wins: { ...noWins, personalFitness: true, noDistractions: true },
    points: 2,
    skipped: null,
  });
});

test('today and the seven days before can be filled in', () => {
  const fillable = ['2026-11-17', '2026-11-18', '2026-11-25', '2026-11-26'].map((date) =>
    isFillable(date, '2026-11-25'),
  );
  expect(fillable).toEqual([false, true, true, false]);
  expect(isFillable('2026-11-19', fillableUntil('2026-11-19'))).toBe(true);
});
