import { describe, expect, it } from 'vitest';
import type { CategoryProgress } from '../../assessments/index.ts';
import { recommend } from './recommendation.ts';

const now = new Date('2026-11-20T08:00:00Z');
const category = (progress: Partial<CategoryProgress>): CategoryProgress => ({
  categoryType: 'mentality',
  state: 'taken',
  question: 1,
  total: 20,
  lastCompletedAt: '2026-11-10T08:00:00Z',
  ...progress,
});
const trait = (traitId: string, level: number) => ({
  categoryType: 'mentality' as const,
  traitId,
  score: level,
  level,
});
const traits = [trait('purpose', 5), trait('discipline', 3)];

describe('the recommended action', () => {
  it('is to continue what is begun, before anything else', () => {
    const begun = category({ categoryType: 'personal-health', state: 'draft', question: 8 });
    const fresh = category({ categoryType: 'social-interaction', state: 'new' });
    expect(recommend([fresh, begun], traits, now)).toEqual({
      kind: 'continue',
      categoryType: 'personal-health',
      question: 8,
      total: 20,
    });
  });

  it('is to look over the answers when all are given', () => {
    const answered = category({ state: 'answered', question: 20 });
    expect(recommend([answered], traits, now)).toMatchObject({ kind: 'finish' });
  });

  it('is to begin what was never assessed', () => {
    const fresh = category({ state: 'new', lastCompletedAt: null });
    expect(recommend([fresh], [], now)).toEqual({ kind: 'begin', categoryType: 'mentality' });
  });

  it('is to take it again after more than thirty days', () => {
    const thirty = category({ lastCompletedAt: '2026-10-21T08:00:00Z' });
    const longer = category({ lastCompletedAt: '2026-10-21T07:59:59Z' });
    expect(recommend([thirty], traits, now).kind).toBe('grow');
    expect(recommend([longer], traits, now)).toEqual({
      kind: 'again',
      categoryType: 'mentality',
      lastCompletedAt: '2026-10-21T07:59:59Z',
    });
  });

  it('is otherwise the next level of the lowest trait', () => {
    expect(recommend([category({})], traits, now)).toEqual({
      kind: 'grow',
      categoryType: 'mentality',
      traitId: 'discipline',
      level: 3,
    });
  });

  it('is nothing more where every trait stands on the highest level', () => {
    expect(recommend([category({})], [trait('purpose', 9)], now)).toEqual({ kind: 'rest' });
  });
});
