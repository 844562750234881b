import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultPackDir } from '../load.ts';
import { type LessonFile, lessonSchema } from './schema.ts';

const sleep: LessonFile = JSON.parse(
  await readFile(join(defaultPackDir, 'library/sleep.json'), 'utf8'),
);

/** What is wrong with the lesson once its first German caption is another. */
function faultsWith(change: { from?: number; to?: number; text?: string }): string[] {
  const [first, ...rest] = sleep.de.captions;
  const captions = [{ from: 0.5, to: 6, text: 'Wie oft?', ...first, ...change }, ...rest];
  const { error } = lessonSchema.safeParse({ ...sleep, de: { ...sleep.de, captions } });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('captions can be read in their time, in order, within the film', () => {
  expect(faultsWith({})).toEqual([]);
  expect(faultsWith({ to: 3 })).toEqual([
    'de.captions.0 leaves 2.5 seconds to read what needs 4.8',
  ]);
  expect(faultsWith({ to: 0.9, text: 'Wie?' })).toEqual([
    'de.captions.0 is shown 0.4 seconds, 1 to 7 are right',
  ]);
  expect(faultsWith({ from: 2, to: 8, text: 'Wie?' })).toEqual([
    'de.captions.1 begins before the one before it ends',
  ]);
});

test('a rule belongs to a habit', () => {
  const { habit: _without, ...lesson } = sleep;
  const messages = lessonSchema.safeParse(lesson).error?.issues.map(({ message }) => message);
  expect(new Set(messages)).toEqual(new Set(['stands without a habit']));
});
