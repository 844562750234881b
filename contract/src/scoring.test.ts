import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreCategory, scoreOverall, scoreTrait, waysDiffer } from './scoring.ts';
import { levelOf, shownChange, shownScore } from './shown-scores.ts';

const answer = fc.integer({ min: 1, max: 5 });
const anchor = fc.integer({ min: 1, max: 9 });
const statement = fc.record({ answer, reversed: fc.boolean() });
const trait = fc.record({
  statements: fc.array(statement, { minLength: 3, maxLength: 3 }),
  anchor,
});
const category = fc.array(trait, { minLength: 5, maxLength: 5 });
type Trait = typeof trait extends fc.Arbitrary<infer T> ? T : never;

/** An exact fraction, the independent way to the same figures. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}
const fraction = (over: number, under = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
});
const mean = (parts: Fraction[]): Fraction => {
  const sum = parts.reduce((a, b) => ({
    over: a.over * b.under + b.over * a.under,
    under: a.under * b.under,
  }));
  return { over: sum.over, under: sum.under * BigInt(parts.length) };
};
const numberOf = ({ over, under }: Fraction) => Number(over) / Number(under);
/** floor(x + 1/2) in whole numbers. */
const exactLevel = ({ over, under }: Fraction) => Number((2n * over + under) / (2n * under));

function exactTrait({ statements, anchor: level }: Trait): Fraction {
  const keyed = statements.map((each) => fraction(each.reversed ? 6 - each.answer : each.answer));
  const { over, under } = mean(keyed);
  const fromStatements = { over: 2n * over - under, under };
  return mean([fromStatements, fraction(level)]);
}

describe('scoring', () => {
  it('agrees with exact fractions for a trait', () => {
    fc.assert(
      fc.property(trait, (given) => {
        const exact = exactTrait(given);
        const scored = scoreTrait(given);
        expect(scored.score).toBeCloseTo(numberOf(exact), 12);
        expect(scored.level).toBe(exactLevel(exact));
      }),
    );
  });

  it('agrees with exact fractions for a category and overall, halves included', () => {
    fc.assert(
      fc.property(fc.array(category, { minLength: 1, maxLength: 5 }), (given) => {
        const exact = given.map((traits) => mean(traits.map(exactTrait)));
        const scored = given.map((traits) => scoreCategory(traits.map(scoreTrait)));
        expect(scored.map(({ level }) => level)).toEqual(exact.map(exactLevel));
        expect(scoreOverall(scored)?.level).toBe(exactLevel(mean(exact)));
      }),
      { numRuns: 300 },
    );
  });

  it('never falls when an answer moves towards the higher end', () => {
    fc.assert(
      fc.property(trait, fc.nat({ max: 2 }), (given, at) => {
        const moved = given.statements.map((each, index) =>
          index === at
            ? {
                ...each,
                answer: each.reversed ? Math.max(1, each.answer - 1) : Math.min(5, each.answer + 1),
              }
            : each,
        );
        expect(scoreTrait({ ...given, statements: moved }).score).toBeGreaterThanOrEqual(
          scoreTrait(given).score,
        );
      }),
    );
  });

  it('spans the nine levels from the lowest to the highest answers', () => {
    const all = (value: number) =>
      Array.from({ length: 3 }, () => ({ answer: value, reversed: false }));
    expect(scoreTrait({ statements: all(1), anchor: 1 })).toMatchObject({ score: 1, level: 1 });
    expect(scoreTrait({ statements: all(5), anchor: 9 })).toMatchObject({ score: 9, level: 9 });
  });

  it('rounds halves up and keeps levels within 1 to 9', () => {
    expect([0.2, 1.49, 1.5, 4.5, 8.5, 9.4].map(levelOf)).toEqual([1, 1, 2, 5, 9, 9]);
  });

  it('is shown with one decimal, halves up, and moves by what is shown', () => {
    const exact = fc.integer({ min: 150, max: 1350 });
    fc.assert(
      fc.property(exact, exact, (one, other) => {
        const tenths = (part: number) => Math.floor((2 * part * 10 + 150) / 300);
        expect(shownScore(one / 150)).toBe(tenths(one) / 10);
        const change = (tenths(other) - tenths(one)) / 10;
        expect(shownChange(one / 150, other / 150)).toBe(change);
      }),
    );
    expect([5.35, 4.45, 321 / 60].map(shownScore)).toEqual([5.4, 4.5, 5.4]);
  });

  it('has no overall score without a category', () => {
    expect(scoreOverall([])).toBeNull();
  });

  it('points out the two ways of asking from a difference of three on', () => {
    expect(waysDiffer({ statementScore: 5, anchoredLevel: 8 })).toBe(true);
    expect(waysDiffer({ statementScore: 5 + 1 / 3, anchoredLevel: 8 })).toBe(false);
  });
});
