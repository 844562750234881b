import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  noSelections,
  readSelections,
  type Selections,
  selectionsAfterLeaving,
} from './selections.ts';

const picked: Selections = {
  tab: 'videos',
  categoryId: 'c1',
  subcategoryId: 's1',
  categoryValues: ['mentality'],
  progressSlots: ['a', 'b'],
};
const noLibrary = { tab: null, categoryId: null, subcategoryId: null };

describe('leaving', () => {
  test.each<[string, Partial<Selections>]>([
    ['/myStratum', noLibrary],
    ['/my-collection', noLibrary],
    ['/dashboard', { categoryValues: [] }],
    ['/my-progress', { progressSlots: [null, null] }],
    ['/profile', {}],
    ['/dashboard/elsewhere', {}],
  ])('%s clears what was picked there, and nothing else', (from, cleared) => {
    expect(selectionsAfterLeaving(picked, from, '/')).toEqual({ ...picked, ...cleared });
  });

  test('is not what a reload or a change of language is', () => {
    expect(selectionsAfterLeaving(picked, '/dashboard', '/dashboard')).toBe(picked);
  });
});

describe('stored selections', () => {
  test('are read back as they were', () => {
    expect(readSelections(JSON.parse(JSON.stringify(picked)))).toEqual(picked);
  });

  test.each([
    ['missing', undefined],
    ['a text', 'tab'],
    ['of another shape', { tab: 7, categoryId: {}, categoryValues: 'all', progressSlots: 'ab' }],
    ['a list', [1, 2]],
  ])('that are %s are none', (_, stored) => expect(readSelections(stored)).toEqual(noSelections));

  test('never throw, whatever they are', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readSelections(value)));
  });
});
