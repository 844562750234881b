import { afterEach, describe, expect, test, vi } from 'vitest';
import { consumeExpiredPath, rememberExpiredPath } from './expired-path.ts';
import { retainForUser } from './local-cache.ts';
import { setTabItem } from './tab-items.ts';

const expireAt = (address: string) => {
  vi.stubGlobal('location', new URL(address, 'https://stratum.test'));
  rememberExpiredPath('ada');
};

afterEach(() => {
  retainForUser(null);
  vi.unstubAllGlobals();
});

describe('the place where a session ended by itself', () => {
  test('is kept for the person who signs in again, once', () => {
    expireAt('/fr/graphview?month=2026-03');
    retainForUser('ada');
    expect(consumeExpiredPath('ada')).toBe('/fr/graphview?month=2026-03');
    expect(consumeExpiredPath('ada')).toBeNull();
  });

  test.each([
    ['somebody else', 'bruno'],
    ['nobody', null],
  ])('is forgotten once %s is signed in', (_, userId) => {
    expireAt('/graphview');
    retainForUser(userId);
    expect(consumeExpiredPath('ada')).toBeNull();
  });

  test.each(['/', '/fr'])('is none at %s, where one logs in again', (home) => {
    expireAt(home);
    expect(consumeExpiredPath('ada')).toBeNull();
  });

  test.each(['https://elsewhere.test/', '//elsewhere.test/a', '/.//elsewhere.test/a', 7])(
    'leads to no other site, such as %s',
    (written) => {
      expireAt('/graphview');
      setTabItem('ada', 'expired_path', written);
      expect(consumeExpiredPath('ada')).toBeNull();
    },
  );
});
