import { expect, test } from 'vitest';
import { browserCipher, lastingCipher } from './browser-cipher.ts';

// There is no IndexedDB here, as where a browser closes it to us.

test('what is also elsewhere is sealed with a key that lives as long as the page', async () => {
  const cipher = browserCipher('root');
  expect(await cipher.decrypt(await cipher.encrypt('text'))).toBe('text');
});

test('what nobody else has is not sealed with a key that would be lost', async () => {
  await expect(lastingCipher('outbox').encrypt('text')).rejects.toThrow();
});
