import { expect, test } from 'vitest';
import { haveSameClock } from './same-clock.ts';

const winter = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['Europe/Zurich', 'Europe/Berlin', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Zurich', 'Europe/London', false],
  // Without summer time.
  ['Europe/Zurich', 'Africa/Lagos', false],
])('%s and %s show the same time all year: %s', (one, other, isSame) => {
  expect(haveSameClock(one, other, winter)).toBe(isSame);
});
