import { expect, test } from 'vitest';
import { commandOf } from './key-map.ts';

const press = (key: string, held: object = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });
const shift = { shiftKey: true };

test('a key does one thing, a letter also as a capital letter of caps lock', () => {
  expect(press(' ')).toBe('toggle');
  expect(press('K')).toBe('toggle');
  expect(press('7')).toBe('percent');
  expect(press('n')).toBe('note');
  expect(press('x')).toBeNull();
});

test('with Shift it does another, unless the sign itself takes Shift', () => {
  expect(press('N', shift)).toBe('next_lesson');
  expect(press('ArrowLeft', shift)).toBe('chapter_before');
  expect(press('K', shift)).toBeNull();
  expect(press('?', shift)).toBe('keys');
  expect(press('/', shift)).toBe('search');
  expect(press('7', shift)).toBe('percent');
});

test('with other keys it is the browser’s', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('c', { [held]: true })).toBeNull();
});
