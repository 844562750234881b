import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Match } from './name-lines.ts';
import { type Found, highestFirst, scoreOf } from './ranking.ts';

const found = fc.record({
  match: fc.constantFrom<Match>('whole', 'start', 'word'),
  isMainName: fc.boolean(),
  isOwn: fc.boolean(),
  population: fc.integer({ min: 0, max: 40_000_000 }),
});
const always = (holds: (one: Found, other: Found) => void) =>
  fc.assert(fc.property(found, found, holds));

test('a name that begins with the query stands before one with a later word of it', () => {
  always((one, other) => {
    const begins = scoreOf({ ...one, match: 'start' });
    expect(begins).toBeGreaterThan(scoreOf({ ...other, match: 'word' }));
  });
});

test('among names that meet the query alike those of the chosen country stand first, however small', () => {
  always((one, other) => {
    const own = scoreOf({ ...one, isOwn: true });
    expect(own).toBeGreaterThan(scoreOf({ ...other, match: one.match, isOwn: false }));
  });
});

test('all else being equal the larger city stands first', () => {
  always((one, other) => {
    const larger = scoreOf({ ...one, population: Math.max(one.population, other.population) });
    const smaller = scoreOf({ ...one, population: Math.min(one.population, other.population) });
    expect(larger).toBeGreaterThanOrEqual(smaller);
  });
});

test('the whole name counts for more than its beginning, which does by the main name', () => {
  always((one) => {
    const [whole, start, other] = [
      scoreOf({ ...one, match: 'whole' }),
      scoreOf({ ...one, match: 'start', isMainName: true }),
      scoreOf({ ...one, match: 'start', isMainName: false }),
    ];
    expect(whole).toBeGreaterThanOrEqual(start);
    expect(start).toBeGreaterThanOrEqual(other);
  });
});

test('a hamlet called Lon stays behind London', () => {
  const common = { isMainName: true, isOwn: false };
  const hamlet = scoreOf({ ...common, match: 'whole', population: 800 });
  expect(scoreOf({ ...common, match: 'start', population: 8_900_000 })).toBeGreaterThan(hamlet);
});

test('the highest score comes first, equal ones in the order of their keys', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.nat(), fc.nat({ max: 5 })), {
    selector: ([key]) => key,
  });
  fc.assert(
    fc.property(entries, (pairs) => {
      const sorted = pairs.toSorted(([a, one], [b, other]) => other - one || a - b);
      expect([...highestFirst(new Map(pairs))]).toEqual(sorted.map(([key]) => key));
    }),
  );
});
