import { afterEach, expect, test, vi } from 'vitest';
import { rememberExpiredPlace, takeExpiredPlace } from './expired-place.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['/', '/fr'])('%s, where one logs in again, is no place to come back to', (home) => {
  vi.stubGlobal('location', new URL(home, 'https://stratum.test'));
  rememberExpiredPlace('ada');
  expect(takeExpiredPlace('ada')).toBeNull();
});
