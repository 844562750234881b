import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('one is let through in an interval, and told how many were held back', () => {
  let now = 0;
  const throttle = createThrottle(1_000, () => now);
  const told: number[] = [];
  for (now of [0, 1, 999, 1_000, 1_500, 4_000, 6_000]) throttle((heldBack) => told.push(heldBack));
  expect(told).toEqual([0, 2, 1, 0]);
});
