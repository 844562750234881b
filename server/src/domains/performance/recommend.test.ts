import { expect, test } from 'vitest';
import { recommend } from './recommend.ts';

const inEachBucket = (traitId: string) =>
  (['foundations', 'growth', 'mastery'] as const).map((bucket) => ({
    id: `${traitId} ${bucket}`,
    traitId,
    bucket,
    isDone: false,
  }));
const modules = ['sleep', 'listening', 'discipline'].flatMap(inEachBucket);
const levels = (of: Record<string, number>) =>
  new Map(Object.entries(of).map(([id, score]) => [id, { score, level: Math.floor(score + 0.5) }]));

test('the lowest skill comes first, each with the module of its level, and what is not assessed last', () => {
  const found = recommend(modules, levels({ sleep: 5.4, listening: 2.1 }));
  expect(found.map(({ module, reason }) => [module.id, reason.kind, reason.level])).toEqual([
    ['listening foundations', 'lowest', 2],
    ['sleep growth', 'low', 5],
    ['discipline foundations', 'first', null],
  ]);
});

test('what is watched and done comes last, whatever its score', () => {
  const done = modules.map((one) => ({ ...one, isDone: one.traitId === 'listening' }));
  const found = recommend(done, levels({ sleep: 5.4, listening: 2.1, discipline: 6 }));
  expect(found.map(({ module, reason }) => [module.traitId, reason.kind])).toEqual([
    ['sleep', 'low'],
    ['discipline', 'low'],
    ['listening', 'lowest'],
  ]);
  expect(found[0]?.reason).toMatchObject({ score: 5.4, among: 3 });
});

test('two that are equally low are both the lowest, in the order of the library', () => {
  const found = recommend(modules, levels({ sleep: 3, listening: 3, discipline: 9 }));
  expect(found.map(({ module, reason }) => [module.id, reason.kind])).toEqual([
    ['sleep foundations', 'lowest'],
    ['listening foundations', 'lowest'],
    ['discipline mastery', 'low'],
  ]);
});

test('a skill without a module for its level is left out', () => {
  const growth = modules.filter(({ bucket }) => bucket === 'growth');
  expect(recommend(growth, levels({ sleep: 1 }))).toEqual([]);
});
