import { organizationLimits } from '@stratum/contract/console/organization-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBeShown, type ShownPeople } from './small-numbers.ts';

const { fewest } = organizationLimits;

/** Sets that are often alike but for a few, as those of two months are. */
const people = fc.uniqueArray(fc.integer({ min: 0, max: 14 }).map(String), { maxLength: 15 });

function apart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.symmetricDifference(other).size;
}

test('of any months, a figure is shown of five people on, who differ from the last ones by none or five', () => {
  const seen = { shown: 0, withheld: 0 };
  fc.assert(
    fc.property(fc.array(people, { maxLength: 12 }), (months) => {
      let last: ReadonlySet<string> | null = null;
      for (const month of months.map((one) => new Set(one))) {
        const isShown = mayBeShown(last && [...last], month);
        seen[isShown ? 'shown' : 'withheld'] += 1;
        const isSafe =
          month.size >= fewest &&
          (last === null || apart(last, month) === 0 || apart(last, month) >= fewest);
        expect(isShown).toBe(isSafe);
        if (isShown) last = month;
      }
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.shown, seen.withheld)).toBeGreaterThan(100);
});

test('an account that has ended goes on being one that differs', () => {
  fc.assert(
    fc.property(people, people, fc.integer({ min: 0, max: 14 }), (before, now, ended) => {
      const isEnded = (one: string | null) => one === String(ended);
      const last: ShownPeople = before.map((one) => (isEnded(one) ? null : one));
      const rest = new Set(now.filter((one) => !isEnded(one)));
      expect(mayBeShown(last, rest)).toBe(mayBeShown(before, rest));
    }),
  );
});
