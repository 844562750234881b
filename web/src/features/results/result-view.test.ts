import type { AttemptId } from '@stratum/contract/ids';
import { attemptIdSchema } from '@stratum/contract/ids';
import { describe, expect, it } from 'vitest';
import type { Result } from './queries.ts';
import { traitResults } from './result-view.ts';

const id: AttemptId = attemptIdSchema.parse('0199a000-0000-7000-8000-000000000001');
const attempt = (month: string, score: number, level: number): Result['attempt'] => ({
  id,
  categoryType: 'mentality',
  contentVersion: '1',
  completedAt: `${month}-10T08:00:00Z`,
  month,
  score,
  level,
  traits: [{ traitId: 'purpose', score, level, statementScore: score, anchoredLevel: level }],
});
const texts = [
  {
    traitId: 'purpose',
    categoryType: 'mentality' as const,
    name: 'Purpose',
    definition: 'What you act for.',
    help: null,
    caution: null,
    sources: [],
    behaviours: Array.from({ length: 9 }, (_, index) => `behaviour ${index + 1}`),
    tips: Array.from({ length: 8 }, (_, index) => `tip from ${index + 1}`),
  },
];

const unexplained = { answers: {}, asked: null };

describe('the result of a trait', () => {
  it('says what this level and the next look like, and gives the tip for that step', () => {
    const [purpose] = traitResults(
      { attempt: attempt('2026-11', 4.6, 5), previous: null, ...unexplained },
      texts,
    );
    expect(purpose).toMatchObject({
      name: 'Purpose',
      behaviour: 'behaviour 5',
      next: { level: 6, behaviour: 'behaviour 6' },
      tip: 'tip from 5',
      change: null,
    });
  });

  it('has no next level at level 9', () => {
    const [purpose] = traitResults(
      { attempt: attempt('2026-11', 9, 9), previous: null, ...unexplained },
      texts,
    );
    expect(purpose).toMatchObject({ behaviour: 'behaviour 9', next: null, tip: 'tip from 8' });
  });

  it('tells what moved since the attempt before', () => {
    const result = {
      attempt: attempt('2026-11', 3.2, 3),
      previous: attempt('2026-09', 4.6, 5),
      ...unexplained,
    };
    expect(traitResults(result, texts)[0]?.change).toEqual({
      direction: 'down',
      amount: -1.4,
      since: '2026-09',
    });
  });

  it('is left out where the pack has no such trait any more', () => {
    expect(
      traitResults({ attempt: attempt('2026-11', 4, 4), previous: null, ...unexplained }, []),
    ).toEqual([]);
  });
});
