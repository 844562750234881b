import type { CategorySlug } from '@stratum/contract/categories';
import { expect, test } from 'vitest';
import { searchWords } from '../../../shared/search/fold.ts';
import { findSkills } from './find-skills.ts';

const skill = (traitId: string, categoryType: CategorySlug, behaviours: readonly string[]) => ({
  traitId,
  categoryType,
  name: `Name of ${traitId}`,
  definition: `Definition of ${traitId}`,
  help: null,
  caution: null,
  sources: [],
  behaviours: [...behaviours],
  tips: [],
});
const model = {
  levels: [],
  categories: [
    { categoryType: 'mentality' as const, name: 'Mentality', line: '' },
    { categoryType: 'personal-health' as const, name: 'Health', line: '' },
  ],
  traits: [
    skill('sleep', 'personal-health', ['You lie awake.', 'You see it.', 'You go to béd early.']),
    skill('purpose', 'mentality', ['You lie low.', 'You know early.', 'You try.']),
  ],
};
const found = (query: string, only: CategorySlug | null = null) =>
  findSkills(model, searchWords(query), only).flatMap(({ skills }) =>
    skills.map(({ trait, levels }) => [trait.traitId, ...levels]),
  );

test('the skills stand by category, in the order of the model', () => {
  expect(found('')).toEqual([['purpose'], ['sleep']]);
});

test('a skill is found by name, by definition and by behaviour, which is told by its level', () => {
  expect(found('name sleep')).toEqual([['sleep']]);
  expect(found('definition of purpose')).toEqual([['purpose']]);
  expect(found('early')).toEqual([
    ['purpose', 2],
    ['sleep', 3],
  ]);
  expect(found('BED early')).toEqual([['sleep', 3]]);
});

test('words of different behaviours are no match together', () => {
  expect(found('awake early')).toEqual([]);
});

test('one category leaves the others out', () => {
  expect(found('early', 'mentality')).toEqual([['purpose', 2]]);
});
