import { afterEach, describe, expect, test, vi } from 'vitest';
import { rememberExpiredPlace, takeExpiredPlace } from './expired-place.ts';
import { keepOnlyFor } from './local-cache.ts';
import { keepTabItem } from './tab-items.ts';

const expireAt = (address: string) => {
  vi.stubGlobal('location', new URL(address, 'https://stratum.test'));
  rememberExpiredPlace('ada');
};

afterEach(() => {
  keepOnlyFor(null);
  vi.unstubAllGlobals();
});

describe('the place where a session ended by itself', () => {
  test('is kept for the person who signs in again, once', () => {
    expireAt('/fr/graphview?month=2026-03');
    keepOnlyFor('ada');
    expect(takeExpiredPlace('ada')).toBe('/fr/graphview?month=2026-03');
    expect(takeExpiredPlace('ada')).toBeNull();
  });

  test.each([
    ['somebody else', 'bruno'],
    ['nobody', null],
  ])('is forgotten once %s is signed in', (_, userId) => {
    expireAt('/graphview');
    keepOnlyFor(userId);
    expect(takeExpiredPlace('ada')).toBeNull();
  });

  test.each(['/', '/fr'])('is none at %s, where one logs in again', (home) => {
    expireAt(home);
    expect(takeExpiredPlace('ada')).toBeNull();
  });

  test.each(['https://elsewhere.test/', '//elsewhere.test/a', '/.//elsewhere.test/a', 7])(
    'leads to no other site, such as %s',
    (written) => {
      expireAt('/graphview');
      keepTabItem('ada', 'expired_place', written);
      expect(takeExpiredPlace('ada')).toBeNull();
    },
  );
});
