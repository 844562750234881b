import { expect, test } from 'vitest';
import { chapterAfter, chapterAt, chapterBefore, chaptersOf } from './chapters.ts';

const named = [
  { at: 0, title: 'A question' },
  { at: 12, title: 'The clock' },
  { at: 56, title: 'One time' },
];
const chapters = chaptersOf({ chapters: named, duration: 75 });

test('chapters reach from one beginning to the next, and cover the film', () => {
  expect(chapters).toEqual([
    { title: 'A question', from: 0, to: 12 },
    { title: 'The clock', from: 12, to: 56 },
    { title: 'One time', from: 56, to: 75 },
  ]);
  expect(chaptersOf({ chapters: [], duration: 75 })).toEqual([{ title: '', from: 0, to: 75 }]);
  expect(chaptersOf({ chapters: [{ at: 5, title: 'Late' }], duration: 75 })).toEqual([
    { title: '', from: 0, to: 5 },
    { title: 'Late', from: 5, to: 75 },
  ]);
});

test('one goes to the chapter before and after, and first to the beginning of a chapter', () => {
  expect(chapterAt(chapters, 12)?.title).toBe('The clock');
  expect(chapterBefore(chapters, 30)).toBe(12);
  expect(chapterBefore(chapters, 13)).toBe(0);
  expect(chapterBefore(chapters, 1)).toBe(0);
  expect(chapterAfter(chapters, 12)).toBe(56);
  expect(chapterAfter(chapters, 60)).toBeNull();
});
