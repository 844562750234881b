import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covered, firstOf, type Interval, merge, newIn, progressOf } from './played.ts';

const duration = 200;
const interval = fc
  .tuple(fc.integer({ min: 0, max: duration }), fc.integer({ min: 0, max: duration }))
  .map(([one, other]): Interval => [Math.min(one, other), Math.max(one, other)]);
const intervals = fc.array(interval, { maxLength: 12 });

/** The milliseconds that intervals cover, counted one by one. */
const counted = (some: readonly Interval[]) =>
  new Set(some.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)));

describe('what was played of a film', () => {
  test('is the union of its intervals, whatever their order and overlap', () => {
    fc.assert(
      fc.property(intervals, (some) => {
        const merged = merge(some);
        expect(counted(merged)).toEqual(counted(some));
        expect(covered(merged)).toBe(counted(some).size);
        for (const [at, [from]] of merged.entries()) {
          if (at > 0) expect(from).toBeGreaterThan(merged[at - 1]?.[1] ?? duration);
        }
      }),
    );
  });

  test('grows by what had not been played, and by no more than is allowed', () => {
    fc.assert(
      fc.property(intervals, intervals, fc.integer({ min: -5, max: 150 }), (was, now, allowed) => {
        const before = merge(was);
        const fresh = newIn(before, now);
        expect(counted(fresh)).toEqual(counted(now).difference(counted(was)));
        const credited = firstOf(fresh, allowed);
        expect(covered(credited)).toBe(Math.min(covered(fresh), Math.max(0, allowed)));
        expect(covered(merge([...before, ...credited]))).toBe(covered(before) + covered(credited));
      }),
    );
  });

  test('is told in whole percent, rounded down', () => {
    expect(progressOf([], duration)).toBe(0);
    expect(progressOf([[0, 199]], duration)).toBe(99);
    expect(progressOf([[0, 200]], duration)).toBe(100);
  });
});
