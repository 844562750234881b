import { expect, test } from 'vitest';
import { allWins, winDay } from '../wins.fixture.ts';
import { streakLayers } from './streak-layers.ts';

test('a streak begins with its first win, and holds the days left out on its way', () => {
  const days = [
    winDay('2026-11-20', { wins: allWins }),
    winDay('2026-11-21', { skipped: 'rest' }),
    winDay('2026-11-22', { wins: allWins }),
    winDay('2026-11-23', { skipped: 'travel' }),
    winDay('2026-11-24', { wins: allWins }),
    winDay('2026-11-25', { wins: allWins }),
  ];
  const leftOut = new Set(['2026-11-21', '2026-11-23']);
  expect(streakLayers(days, leftOut, 3)).toEqual([
    { date: '2026-11-22', points: 5 },
    { date: '2026-11-23', points: 0 },
    { date: '2026-11-24', points: 5 },
    { date: '2026-11-25', points: 5 },
  ]);
});
