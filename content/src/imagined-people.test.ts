import { limits } from '@stratum/contract/limits';
import { scoreTrait, waysDiffer } from '@stratum/contract/scoring';
import { describe, expect, test } from 'vitest';
import { loadPack } from './load.ts';

const imaginedLevels = [2, 5, 8] as const;

/**
 * What three imagined people did in four weeks, by the statements of each trait: of so many occasions,
 * so often. They answer by that, through the share that each label stands for, and so keep the
 * statements in step with the ladder: an honest person must not be told that the two ways of asking
 * differ. Every trait of the pack needs its three.
 */
const occasions: Record<string, Record<(typeof imaginedLevels)[number], string>> = {
  purpose: { 2: '1/6 2/28 3/10', 5: '4/6 20/28 3/10', 8: '6/6 26/28 8/10' },
  discipline: { 2: '2/20 2/8 0/4', 5: '15/20 4/8 2/4', 8: '19/20 6/8 4/4' },
  resilience: { 2: '0/3 1/3 0/3', 5: '2/3 1/3 2/3', 8: '3/3 2/3 3/3' },
  'growth-mindset': { 2: '0/8 1/5 0/4', 5: '4/8 4/5 2/4', 8: '8/9 5/5 3/4' },
  accountability: { 2: '3/10 0/2 1/4', 5: '8/10 1/2 2/4', 8: '10/10 2/2 3/4' },
  focus: { 2: '12/40 1/20 1/6', 5: '30/40 14/20 2/6', 8: '38/40 19/20 5/6' },
  learning: { 2: '0/10 1/3 0/2', 5: '5/10 2/3 1/2', 8: '8/10 3/3 2/2' },
  'critical-thinking': { 2: '2/12 0/8 1/15', 5: '9/12 2/8 7/15', 8: '12/12 6/8 12/15' },
  creativity: { 2: '1/6 2/28 1/5', 5: '4/6 12/28 2/5', 8: '6/6 20/28 5/5' },
  'decision-making': { 2: '0/5 3/10 0/3', 5: '3/5 8/10 1/3', 8: '4/5 10/10 3/3' },
  'self-awareness': { 2: '2/28 2/8 1/6', 5: '20/28 4/8 3/6', 8: '26/28 6/8 6/6' },
  'self-regulation': { 2: '4/15 0/10 1/4', 5: '11/15 7/10 1/4', 8: '14/15 9/10 3/4' },
  optimism: { 2: '1/4 0/3 0/5', 5: '3/4 2/3 1/5', 8: '4/4 3/3 4/5' },
  'stress-recovery': { 2: '0/8 2/6 1/6', 5: '6/8 3/6 3/6', 8: '8/8 6/6 5/6' },
  expression: { 2: '1/4 3/10 0/3', 5: '3/4 8/10 1/3', 8: '4/4 10/10 2/3' },
  listening: { 2: '6/30 8/30 0/6', 5: '22/30 20/30 2/6', 8: '28/30 28/30 5/6' },
  communication: { 2: '0/8 2/8 0/8', 5: '6/8 4/8 4/8', 8: '8/8 6/8 8/8' },
  empathy: { 2: '2/6 0/5 0/6', 5: '4/6 3/5 2/6', 8: '6/6 5/5 4/6' },
  'conflict-resolution': { 2: '0/6 0/2 1/3', 5: '4/6 1/2 1/3', 8: '6/6 2/2 2/3' },
  leadership: { 2: '0/5 1/4 0/3', 5: '3/5 3/4 1/3', 8: '5/5 4/4 2/3' },
  sleep: { 2: '4/28 8/28 0/8', 5: '20/28 15/28 4/8', 8: '26/28 25/28 6/8' },
  nutrition: { 2: '2/28 15/60 2/8', 5: '18/28 42/60 2/8', 8: '26/28 54/60 6/8' },
  fitness: { 2: '0/16 4/12 2/8', 5: '11/16 9/12 2/8', 8: '15/16 12/12 6/8' },
  recovery: { 2: '4/20 3/20 0/6', 5: '14/20 14/20 2/6', 8: '19/20 19/20 5/6' },
  prevention: { 2: '1/4 0/1 0/1', 5: '3/4 1/2 1/2', 8: '3/4 2/2 1/1' },
};

const pack = await loadPack();
const scale = pack.inLocale('en').answers;

/** The label whose share of the occasions is nearest. */
function answerTo(occasion: string): number {
  const [done = 0, of = 1] = occasion.split('/').map(Number);
  const distance = ({ share }: { share: number }) => Math.abs(share - done / of);
  return scale.toSorted((one, other) => distance(one) - distance(other))[0]?.value ?? 0;
}

describe.each(pack.traits)('$id', ({ id, statements }) => {
  const score = (answers: readonly number[], anchor: number) =>
    scoreTrait({
      statements: statements.map(({ reversed }, at) => ({ reversed, answer: answers[at] ?? 0 })),
      anchor,
    });

  test.each(imaginedLevels)(
    'what somebody on level %i did lands within one level of it',
    (level) => {
      const answers = (occasions[id]?.[level] ?? '').split(' ').map(answerTo);
      expect(answers).toHaveLength(statements.length);
      const found = score(answers, level);
      expect(Math.abs(found.statementScore - level)).toBeLessThanOrEqual(1);
      expect(waysDiffer(found)).toBe(false);
    },
  );

  test('who never does this at all lands on level 1', () => {
    const answers = statements.map(({ levelOne }) => levelOne);
    expect(score(answers, 1).statementScore).toBeLessThan(2);
  });

  test('a bad month leaves level 9 within the upper three, and the trait within one level', () => {
    const answers = statements.map(({ levelNineInABadMonth }) => levelNineInABadMonth);
    const found = score(answers, limits.levels);
    expect(found.statementScore).toBeGreaterThanOrEqual(7);
    expect(limits.levels - found.score).toBeLessThanOrEqual(1);
  });
});
