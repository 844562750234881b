import { expect, test } from 'vitest';
import { mutedUntilOf } from './mute-times.ts';

test.each([
  ['hour', '2026-11-23T22:30', '2026-11-23T23:30'],
  ['morning', '2026-11-23T22:30', '2026-11-24T08:00'],
  ['morning', '2026-11-24T02:30', '2026-11-24T08:00'],
  ['week', '2026-11-23T22:30', '2026-11-30T22:30'],
] as const)('muted for: %s, from %s on, until %s', (time, now, until) => {
  expect(mutedUntilOf(time, new Date(now))).toEqual(new Date(until));
});
