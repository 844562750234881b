import { describe, expect, test } from 'vitest';
import { createLocalItems } from './local-items.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}
const full = () => ({
  ...memory(),
  setItem: () => {
    throw new DOMException('', 'QuotaExceededError');
  },
});

test('local storage is read and written', () => {
  const backing = memory();
  const items = createLocalItems(() => backing);
  expect(items.set('a', '1')).toBe(true);
  expect(backing.getItem('a')).toBe('1');
  expect(items.keys()).toEqual(['a']);
  items.remove('a');
  expect(items.get('a')).toBeNull();
});

describe.each([
  ['blocked', refuse],
  ['full', full],
  ['absent', () => undefined],
])('%s local storage', (_, open) => {
  test('keeps values for the life of the page', () => {
    const items = createLocalItems(open);
    expect(items.set('a', '1')).toBe(false);
    expect(items.get('a')).toBe('1');
    expect(items.keys()).toEqual(['a']);
    items.remove('a');
    items.set('b', '2');
    items.clear();
    expect(items.keys()).toEqual([]);
  });
});
