import type { TraitText } from '@stratum/contract/model';
import { expect, test } from 'vitest';
import { choiceParams, parseChoice } from './graph-choice.ts';

const years = [
  { year: 2024, hasData: false },
  { year: 2025, hasData: true },
  { year: 2026, hasData: false },
];
const focus: TraitText = {
  traitId: 'focus',
  categoryType: 'cognitive-abilities',
  name: 'Focus',
  definition: '',
  help: null,
  caution: null,
  sources: [],
  behaviours: [],
  tips: [],
};
const read = (address: string) => parseChoice(new URLSearchParams(address), years, [focus]);

test('nothing asked for shows everything, in the latest year that has values', () => {
  expect(read('')).toEqual({ category: null, trait: null, year: 2025, month: null });
});

test('what the address asks for is shown, and goes back into the address', () => {
  const address = 'category=cognitive-abilities&trait=focus&year=2024&month=2024-03';
  const choice = read(address);
  expect(choice).toEqual({
    category: 'cognitive-abilities',
    trait: 'focus',
    year: 2024,
    month: '2024-03',
  });
  expect(choiceParams(choice).toString()).toBe(address);
});

test.each([
  ['category=nonsense', { category: null }],
  ['category=mentality&trait=focus', { category: 'mentality', trait: null }],
  ['trait=focus', { category: null, trait: null }],
  ['year=1999', { year: 2025 }],
  ['year=2025&month=2024-03', { month: null }],
  ['month=2025-13', { month: null }],
])('%s asks in vain', (address, shown) => {
  expect(read(address)).toMatchObject(shown);
});

test('a month leaves the address with its year, a trait with its category', () => {
  const choice = { ...read('category=cognitive-abilities&trait=focus&year=2025&month=2025-03') };
  expect(choiceParams({ ...choice, year: 2026 }).get('month')).toBeNull();
  expect(choiceParams({ ...choice, category: null }).get('trait')).toBeNull();
});
