import { scoreTrait, waysDiffer } from '@stratum/contract/scoring';
import { describe, expect, test } from 'vitest';
import { loadPack } from './load.ts';

/**
 * What three imagined people, on levels 2, 5 and 8, would answer to a trait's statements as they
 * are asked. They keep the statements in step with the ladder: an honest person must not be told
 * that the two ways of asking differ. Every trait of the pack needs its three.
 */
const imagined: Record<string, Record<2 | 5 | 8, readonly [number, number, number]>> = {
  purpose: { 2: [4, 2, 1], 5: [3, 4, 2], 8: [1, 5, 4] },
  discipline: { 2: [2, 1, 4], 5: [4, 3, 3], 8: [5, 4, 2] },
  resilience: { 2: [2, 4, 1], 5: [4, 3, 3], 8: [5, 1, 4] },
  'growth-mindset': { 2: [4, 2, 1], 5: [3, 4, 3], 8: [2, 5, 4] },
  accountability: { 2: [2, 1, 4], 5: [4, 3, 3], 8: [5, 4, 1] },
  focus: { 2: [4, 1, 2], 5: [3, 4, 3], 8: [2, 5, 4] },
  learning: { 2: [1, 4, 1], 5: [3, 3, 3], 8: [5, 2, 4] },
  'critical-thinking': { 2: [2, 1, 4], 5: [4, 3, 3], 8: [5, 4, 2] },
  creativity: { 2: [4, 2, 1], 5: [3, 3, 4], 8: [2, 4, 5] },
  'decision-making': { 2: [1, 4, 2], 5: [3, 3, 4], 8: [4, 2, 5] },
  'self-awareness': { 2: [1, 2, 4], 5: [3, 4, 3], 8: [4, 5, 2] },
  'self-regulation': { 2: [4, 1, 2], 5: [3, 4, 3], 8: [2, 5, 4] },
  optimism: { 2: [2, 4, 1], 5: [4, 3, 3], 8: [5, 2, 4] },
  'stress-recovery': { 2: [1, 2, 4], 5: [4, 3, 3], 8: [5, 4, 2] },
  expression: { 2: [4, 2, 1], 5: [3, 4, 3], 8: [2, 5, 4] },
  listening: { 2: [2, 4, 1], 5: [4, 3, 3], 8: [5, 2, 4] },
  communication: { 2: [1, 2, 4], 5: [3, 3, 3], 8: [4, 5, 2] },
  empathy: { 2: [4, 2, 1], 5: [3, 4, 3], 8: [2, 5, 4] },
  'conflict-resolution': { 2: [2, 4, 1], 5: [3, 3, 3], 8: [5, 2, 4] },
  leadership: { 2: [2, 1, 4], 5: [4, 3, 3], 8: [5, 4, 1] },
  sleep: { 2: [2, 1, 4], 5: [4, 3, 3], 8: [5, 4, 1] },
  nutrition: { 2: [2, 4, 1], 5: [4, 3, 3], 8: [5, 2, 4] },
  fitness: { 2: [4, 2, 1], 5: [3, 3, 3], 8: [1, 4, 4] },
  recovery: { 2: [2, 4, 1], 5: [4, 3, 3], 8: [5, 2, 4] },
  prevention: { 2: [2, 1, 4], 5: [4, 3, 3], 8: [5, 5, 1] },
};

const pack = await loadPack();

describe.each(pack.traits)('$id', ({ id, statements }) => {
  test.each([2, 5, 8] as const)('answers from level %i land within one level of it', (level) => {
    const answers = imagined[id]?.[level] ?? [];
    expect(answers).toHaveLength(statements.length);
    const score = scoreTrait({
      statements: statements.map(({ reversed }, at) => ({ reversed, answer: answers[at] ?? 0 })),
      anchor: level,
    });
    expect(Math.abs(score.statementScore - level)).toBeLessThanOrEqual(1);
    expect(waysDiffer(score)).toBe(false);
  });
});
