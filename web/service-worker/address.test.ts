import { expect, test } from 'vitest';
import { isAppAddress, shellFor } from './address.ts';

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

test('an address has a shell of its own, or the one of all others, in its language', () => {
  const shells = [
    { path: '/dashboard', locale: 'en' },
    { path: '/dashboard', locale: 'fr' },
    { path: null, locale: 'fr' },
  ] as const;
  expect(shellFor(shells, '/dashboard', 'fr')).toBe(shells[1]);
  expect(shellFor(shells, '/result/mentality', 'fr')).toBe(shells[2]);
});
