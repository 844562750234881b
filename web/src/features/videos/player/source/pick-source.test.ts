import { expect, test } from 'vitest';
import { isSameFile, pickSource } from './pick-source.ts';

const source = (url: string, theme: 'light' | 'dark' | null, type = 'video/webm') => ({
  url,
  theme,
  type,
});
const light = source('light.webm', 'light');
const dark = source('dark.webm', 'dark');
const both = source('both.mp4', null, 'video/mp4');
const all = () => true;

test('the cut of the appearance is played; what cannot be played is passed over', () => {
  expect(pickSource([light, dark], 'dark', all)).toBe(dark);
  expect(pickSource([light, dark], 'light', all)).toBe(light);
  expect(pickSource([light, both], 'dark', all)).toBe(both);
  expect(pickSource([light], 'dark', all)).toBe(light);
  expect(pickSource([light, both], 'light', (type) => type === 'video/mp4')).toBe(both);
  expect(pickSource([light], 'light', () => false)).toBeUndefined();
});

test('another signature is the same file, another path is not', () => {
  expect(isSameFile('/files/a.mp4?signed=1', '/files/a.mp4?signed=2')).toBe(true);
  expect(isSameFile('/films/a-light.webm', '/films/a-dark.webm')).toBe(false);
});
