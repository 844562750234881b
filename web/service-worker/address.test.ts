import { expect, test } from 'vitest';
import { isAppAddress } from './address.ts';

const patterns = ['/dashboard', '/result/:categoryId'];

test.each([
  ['/dashboard', true],
  ['/fr/dashboard', true],
  ['/de/result/mentality', true],
  ['/', false],
  ['/fr', false],
  ['/it/dashboard', false],
  ['/Dashboard', false],
  ['/dashboard/', false],
  ['/result/', false],
  ['/api/v1/openapi.json', false],
])('%s is answered by the shell: %s', (pathname, expected) => {
  expect(isAppAddress(pathname, patterns)).toBe(expected);
});
