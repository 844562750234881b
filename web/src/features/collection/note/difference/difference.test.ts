import type { NoteNode } from '@stratum/contract/note-content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedContent } from '../conflict/merge.ts';
import { difference, noteDifference } from './difference.ts';

const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

test('the stretches of two lists are the lists', () => {
  fc.assert(
    fc.property(lists, lists, (first, second) => {
      const stretches = difference(first, second, (value) => value);
      expect(stretches.flatMap((each) => each.same ?? each.first)).toEqual(first);
      expect(stretches.flatMap((each) => each.same ?? each.second)).toEqual(second);
    }),
  );
});

test('what two lists have in common is found, wherever the rest differs', () => {
  const stretches = difference([...'xabcy'], [...'abzc'], (value) => value);
  expect(stretches.flatMap(({ same }) => same ?? [])).toEqual(['a', 'b', 'c']);
});

const paragraph = (text: string): NoteNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const notes = fc
  .array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 12 })
  .map((texts): NoteNode => ({ type: 'doc', content: texts.map(paragraph) }));
const textsOf = ({ content = [] }: NoteNode) => content.map((block) => JSON.stringify(block));

test('a merge without a choice keeps every block of both notes, in the order of each', () => {
  fc.assert(
    fc.property(notes, notes, (first, second) => {
      const merged = textsOf(mergedContent(noteDifference(first, second), new Map()));
      for (const note of [first, second]) {
        let from = 0;
        for (const block of textsOf(note)) {
          from = merged.indexOf(block, from) + 1;
          expect(from).toBeGreaterThan(0);
        }
      }
    }),
  );
});
