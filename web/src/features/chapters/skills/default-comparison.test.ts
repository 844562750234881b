import { expect, test } from 'vitest';
import { defaultComparison } from './default-comparison.ts';

const skill = (traitId: string) => ({
  traitId,
  categoryType: 'mentality' as const,
  name: traitId,
  definition: '',
  help: null,
  caution: null,
  sources: [],
  behaviours: [],
  tips: [],
});
const focus = skill('focus');
const listening = skill('listening');
const first = (own: ReadonlyMap<string, number>, trait = focus) =>
  defaultComparison(trait, [focus, listening], own);

test('who stands somewhere sees the level above beside it', () => {
  expect(first(new Map([['focus', 4]])).map(({ level }) => level)).toEqual([4, 5]);
});

test('on the highest level it is the one below', () => {
  expect(first(new Map([['focus', 9]])).map(({ level }) => level)).toEqual([8, 9]);
});

test('without a level the whole stands beside the next skill, after the last one the first', () => {
  const whole = (trait: string) => ({ trait, level: null });
  expect(first(new Map())).toEqual([whole('focus'), whole('listening')]);
  expect(first(new Map(), listening)).toEqual([whole('listening'), whole('focus')]);
});
