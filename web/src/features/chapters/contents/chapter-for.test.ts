import { expect, test } from 'vitest';
import { chapterFor } from './chapter-for.ts';

const chapters = Array.from({ length: 9 }, (_, index) => ({
  slug: `chapter-${'abcdefghi'[index]}`,
  number: index + 1,
  title: `Chapter ${index + 1}`,
  line: 'What it is about.',
  minutes: 6,
  step: index === 0 ? null : { from: index, to: index + 1 },
}));
const numberFor = (level: number | null) => chapterFor(chapters, level)?.chapter.number;

test('everybody is led to the chapter about the step from their level', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(numberFor)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(chapterFor(chapters, 4)?.fit).toBe('next_step');
});

test('who has no level yet begins with the first', () => {
  expect(numberFor(null)).toBe(1);
  expect(chapterFor(chapters, null)?.fit).toBe('first');
});

test('on the highest level there is only the step that led there', () => {
  expect(numberFor(9)).toBe(9);
  expect(chapterFor(chapters, 9)?.fit).toBe('highest');
});

test('a book without chapters has none to begin with', () => {
  expect(chapterFor([], 4)).toBeNull();
});
