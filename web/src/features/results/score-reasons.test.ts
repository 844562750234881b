import { attemptIdSchema } from '@stratum/contract/ids';
import { scoreTrait } from '@stratum/contract/scoring';
import { levelOf, shownScore } from '@stratum/contract/shown-scores';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from './queries.ts';
import { reversedAnswer, scoreReasons } from './score-reasons.ts';

const reversed = ['purpose.c'];
const behaviours = Array.from({ length: 9 }, (_, index) => `behaviour ${index + 1}`);

/** A result of one trait, answered so. */
function resultOf(answers: readonly number[], anchor: number, isReworded = false) {
  const [a = 1, b = 1, c = 1] = answers;
  const score = scoreTrait({
    statements: [a, b, c].map((answer, index) => ({ answer, reversed: index === 2 })),
    anchor,
  });
  const trait = { traitId: 'purpose', ...score };
  const question = (id: string) =>
    ({ id: `purpose.${id}`, kind: 'statement', traitId: 'purpose', text: `I ${id}.` }) as const;
  const result: Result = {
    attempt: {
      id: attemptIdSchema.parse('0199a000-0000-7000-8000-000000000001'),
      categoryType: 'mentality',
      contentVersion: '1',
      completedAt: '2026-11-10T08:00:00Z',
      month: '2026-11',
      score: trait.score,
      level: trait.level,
      traits: [trait],
    },
    previous: null,
    answers: { 'purpose.a': a, 'purpose.b': b, 'purpose.c': c, 'purpose.anchor': anchor },
    asked: isReworded
      ? null
      : {
          scale: [1, 2, 3, 4, 5].map((value) => ({
            value,
            label: `step ${value}`,
            share: '',
            level: value,
          })),
          questions: [
            question('a'),
            question('b'),
            question('c'),
            { id: 'purpose.anchor', kind: 'anchored', traitId: 'purpose', behaviours },
          ],
          reversed,
        },
  };
  return scoreReasons(result, trait);
}

const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 });
const anchor = fc.integer({ min: 1, max: 9 });

describe('what a score was made of', () => {
  it('is every statement with its answer, the one turned round said so, and the behaviour', () => {
    const reasons = resultOf([4, 5, 2], 6);
    expect(reasons.statements.map(({ answer, words }) => [answer, words?.isReversed])).toEqual([
      [4, false],
      [5, false],
      [2, true],
    ]);
    expect(reasons.statements[0]?.words).toMatchObject({ text: 'I a.', label: 'step 4' });
    expect(reasons.chosen).toEqual({ level: 6, behaviour: 'behaviour 6' });
    expect(reasons.points).toEqual({ sum: 13, lowest: 3, highest: 15 });
  });

  it('leads by its own words to the score: points to the statements’ level, and the middle', () => {
    fc.assert(
      fc.property(answers, anchor, (given, chosen) => {
        const { points, statementScore, score, level, from, below, isRounded, statements } =
          resultOf(given, chosen);
        const sum = statements.reduce(
          (total, { answer, words }) =>
            total + (words?.isReversed ? reversedAnswer(answer) : answer),
          0,
        );
        expect(points.sum).toBe(sum);
        expect(statementScore).toBeCloseTo(1 + ((sum - points.lowest) * 2) / 3, 10);
        expect(score).toBeCloseTo((statementScore + chosen) / 2, 10);
        expect(score).toBeGreaterThanOrEqual(from ?? 1);
        expect(score).toBeLessThan(below ?? 9.1);
        expect(levelOf(score)).toBe(level);
        expect(isRounded).toBe(Math.abs(shownScore(score) - score) > 0.001);
      }),
    );
  });

  it('keeps answers and points without any words where the questions have changed since', () => {
    const reasons = resultOf([4, 5, 2], 6, true);
    expect(reasons.statements).toEqual([
      { id: 'purpose.a', answer: 4, words: null },
      { id: 'purpose.b', answer: 5, words: null },
      { id: 'purpose.c', answer: 2, words: null },
    ]);
    expect(reasons).toMatchObject({ points: { sum: 13 }, chosen: { level: 6, behaviour: null } });
  });
});
