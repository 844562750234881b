import { expect, test } from 'vitest';
import { recommendChapter } from './recommend-chapter.ts';

const chapters = Array.from({ length: 9 }, (_, index) => ({
  slug: `chapter-${'abcdefghi'[index]}`,
  number: index + 1,
  title: `Chapter ${index + 1}`,
  line: 'What it is about.',
  minutes: 6,
  step: index === 0 ? null : { from: index, to: index + 1 },
}));
const numberFor = (level: number | null) => recommendChapter(chapters, level)?.chapter.number;

test('everybody is led to the chapter about the step from their level', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(numberFor)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(recommendChapter(chapters, 4)?.reason).toBe('next_step');
});

test('who has no level yet begins with the first', () => {
  expect(numberFor(null)).toBe(1);
  expect(recommendChapter(chapters, null)?.reason).toBe('first');
});

test('on the highest level there is only the step that led there', () => {
  expect(numberFor(9)).toBe(9);
  expect(recommendChapter(chapters, 9)?.reason).toBe('highest');
});

test('a book without chapters has none to begin with', () => {
  expect(recommendChapter([], 4)).toBeNull();
});
