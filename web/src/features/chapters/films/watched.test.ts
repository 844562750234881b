import { expect, test } from 'vitest';
import { playedShare } from './watched.ts';

function ranges(...parts: [number, number][]) {
  return {
    length: parts.length,
    start: (at: number) => parts[at]?.[0] ?? Number.NaN,
    end: (at: number) => parts[at]?.[1] ?? Number.NaN,
  };
}

test('only what was played counts, not what was skipped', () => {
  expect(playedShare(ranges(), 40)).toBe(0);
  expect(playedShare(ranges([0, 40]), 40)).toBe(1);
  expect(playedShare(ranges([0, 10], [30, 40]), 40)).toBe(0.5);
});

test('before the length of a film is known nothing was watched', () => {
  expect(playedShare(ranges([0, 1]), Number.NaN)).toBe(0);
  expect(playedShare(ranges([0, 1]), 0)).toBe(0);
});
