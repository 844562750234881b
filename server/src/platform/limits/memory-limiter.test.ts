import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSetClock } from '../../../test/set-clock.ts';
import { createMemoryLimiter, createWindowCounter } from './memory-limiter.ts';

const rules = [
  { points: 1, seconds: 10 },
  { points: 2, seconds: 30 },
];
const subject = fc.constantFrom('ada', 'bruno');
/** Seconds since the use before. */
const after = fc.constantFrom(0, 1, 5, 10, 15);

/** The wait for another use, by walking through all that were counted. */
function naiveWait(counted: readonly number[], now: number): number {
  const waits = rules.map(({ points, seconds }) => {
    let [endsAt, used] = [Number.NEGATIVE_INFINITY, 0];
    for (const at of counted) {
      if (at >= endsAt) [endsAt, used] = [at + seconds * 1000, 0];
      used += 1;
    }
    return used >= points ? endsAt - now : 0;
  });
  return Math.max(0, ...waits);
}

describe('windows', () => {
  it('count what a naive calculation counts, for each subject by itself', () => {
    const uses = fc.array(fc.record({ subject, after }), { maxLength: 40 });
    fc.assert(
      fc.property(uses, (steps) => {
        const counter = createWindowCounter(rules, 10);
        const counted: Record<string, number[]> = {};
        let now = 0;
        for (const step of steps) {
          now += step.after * 1000;
          const own = (counted[step.subject] ??= []);
          const wait = naiveWait(own, now);
          expect(counter.count(step.subject, now)).toBe(wait);
          if (wait === 0) own.push(now);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('are kept for so many subjects and no more, the latest ones', () => {
    const counter = createWindowCounter([{ points: 1, seconds: 60 }], 2);
    for (const name of ['ada', 'bruno', 'ada', 'chloe']) counter.count(name, 0);
    expect(counter.size()).toBe(2);
    expect(counter.count('ada', 1000)).toBe(59_000);
    expect(counter.count('bruno', 1000)).toBe(0);
  });

  it('outlast a clock that was wrong for a while', () => {
    const counter = createWindowCounter([{ points: 1, seconds: 60 }], 2);
    counter.count('ada', 1e12);
    expect(counter.count('ada', 0)).toBe(0);
  });
});

describe('a limiter in memory', () => {
  it('refuses in every window until it opens again, each subject for itself', async () => {
    const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
    const spend = createMemoryLimiter(
      [
        { points: 9, seconds: 60 },
        { points: 2, seconds: 86_400 },
      ],
      clock,
    );
    for (const _ of '12') await spend('ada');
    clock.advance(60_000);
    await expect(spend('ada')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 86_340,
    });
    await spend('bruno');
    clock.advance(86_340_000);
    await spend('ada');
  });
});
