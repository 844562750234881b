import { userIdSchema } from '@stratum/contract/ids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { People } from '../bodies/people.ts';
import { completed, mentionedIn, peopleLike, typedAt } from './suggestions.ts';

const id = (number: number) => userIdSchema.parse(`01990000-0000-7000-8000-00000000000${number}`);
const [ada, bruno, chloe] = [id(1), id(2), id(3)];
const people: People = new Map([
  [ada, { first_name: 'Ada', image: null }],
  [bruno, { first_name: 'Bruno', image: null }],
  [chloe, { first_name: 'Chloé', image: null }],
]);

describe('what is being typed', () => {
  test.each([
    ['@', { kind: 'person', text: '', start: 0, end: 1 }],
    ['I ask @chl', { kind: 'person', text: 'chl', start: 6, end: 10 }],
    ['good :sun', { kind: 'emoji', text: 'sun', start: 5, end: 9 }],
    ['at 7:30', null],
    ['ada@example', null],
    ['as follows: ', null],
    ['so :)', null],
    ['@Chloé and', null],
  ])('%j', (body, expected) => {
    expect(typedAt(body, body.length)).toEqual(expected);
  });
});

test('a name is found without its accents, and one’s own is not offered', () => {
  expect(peopleLike(people, 'chloe', ada, 5).map(({ userId }) => userId)).toEqual([chloe]);
  expect(peopleLike(people, '', ada, 5).map(({ userId }) => userId)).toEqual([bruno, chloe]);
});

test('completing leaves what stands around, and the caret behind it', () => {
  const words = fc.stringMatching(/^[a-z ]{0,8}$/);
  fc.assert(
    fc.property(words, words, (before, after) => {
      const body = `${before} @ch`;
      const typed = typedAt(body, body.length);
      if (!typed) throw new Error('Nothing is typed');
      const { body: done, caret } = completed(body + after, typed, '@Chloé');
      expect(done.slice(0, caret)).toBe(`${before} @Chloé `);
      expect(done.slice(caret)).toBe(after.replace(/^ /, ''));
      expect(mentionedIn(done.slice(0, caret), people, ada, 50)).toEqual([chloe]);
    }),
  );
});

test('a longer name is another one', () => {
  expect(mentionedIn('@Brunon and @Chloé!', people, ada, 50)).toEqual([chloe]);
});
