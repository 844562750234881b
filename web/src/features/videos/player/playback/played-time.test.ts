import { covered, type Interval, merge, newIn } from '@stratum/contract/library/played';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlayedTime, slack } from './played-time.ts';

const duration = 90;

/** What somebody, and their browser, does with a film. */
const deeds = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('play' as const), for: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 90_000 }) }),
    fc.record({ do: fc.constant('pause' as const), for: fc.integer({ min: 0, max: 60_000 }) }),
    fc.record({ do: fc.constant('buffer' as const), for: fc.integer({ min: 0, max: 9_000 }) }),
    fc.record({ do: fc.constant('rate' as const), rate: fc.constantFrom(0.5, 1, 1.5, 2) }),
    fc.record({ do: fc.constant('hide' as const), hidden: fc.boolean() }),
  ),
  { maxLength: 30 },
);
type Deed = (typeof deeds extends fc.Arbitrary<(infer Each)[]> ? Each : never) & object;

/** Milliseconds between two samples; a hidden tab is asked rarely. */
const shown = 250;
const hidden = 60_000;

/** A film, its clock and what was really played of it. */
function film({ isSeekTold = true } = {}) {
  const played = createPlayedTime(duration);
  const really: Interval[] = [];
  let at = 0;
  let clock = 0;
  let rate = 1;
  let step = shown;
  const sample = (isRunning: boolean, isSent = false) =>
    played.sample({ at: at / 1000, clock, rate, isRunning, isSent });

  const run = (time: number, speed: number) => {
    sample(true);
    for (let left = time; left > 0; ) {
      const passed = Math.min(left, step);
      const to = Math.min(duration * 1000, at + passed * speed);
      if (to > at) really.push([Math.floor(at), Math.ceil(to)]);
      at = to;
      clock += passed;
      left -= passed;
      sample(true);
    }
  };

  return {
    take: () => played.take(),
    really: () => merge(really),
    act(deed: Deed) {
      switch (deed.do) {
        case 'play':
          return run(deed.for, rate);
        case 'buffer':
          return run(deed.for, 0);
        case 'pause':
          sample(false);
          clock += deed.for;
          return sample(false);
        case 'rate':
          rate = deed.rate;
          return sample(true);
        case 'hide':
          step = deed.hidden ? hidden : shown;
          return undefined;
        case 'seek':
          at = deed.to;
          // Telling it, the film is already there.
          if (isSeekTold) sample(false, true);
      }
    },
  };
}

describe('what is counted as played', () => {
  test('is what was really played, whatever was sought, paused, buffered, hidden or taken between', () => {
    fc.assert(
      fc.property(deeds, fc.nat({ max: 29 }), (all, takenAt) => {
        const watched = film();
        const counted: Interval[] = [];
        for (const [index, deed] of all.entries()) {
          watched.act(deed);
          if (index === takenAt) counted.push(...watched.take());
        }
        counted.push(...watched.take());
        expect(newIn(watched.really(), counted)).toEqual([]);
        const lost = covered(newIn(merge(counted), watched.really()));
        // What is rounded at both ends of each deed.
        expect(lost).toBeLessThanOrEqual(2 * all.length);
      }),
      { numRuns: 500 },
    );
  });

  test('takes in no more than the slack of a leap that nobody tells', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const watched = film({ isSeekTold: false });
        for (const deed of all) watched.act(deed);
        const leaps = all.filter(({ do: deed }) => deed === 'seek').length;
        const invented = covered(newIn(watched.really(), watched.take()));
        expect(invented).toBeLessThanOrEqual(leaps * slack);
      }),
      { numRuns: 500 },
    );
  });

  test('ends where the film ends, also where its file is a little longer', () => {
    const played = createPlayedTime(10.0004);
    for (const [at, clock] of [
      [9.5, 0],
      [10.1, 600],
      [10.3, 800],
    ] as const)
      played.sample({ at, clock, rate: 1, isRunning: true, isSent: false });
    expect(played.take()).toEqual([[9500, 10_000]]);
    expect(played.take()).toEqual([]);
  });
});
