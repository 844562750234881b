import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer } from './seal.ts';

const secret = randomBytes(32);
const sealer = createSealer(secret, 'tests');

test('what is sealed opens to itself, never looks the same twice and does not show its text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 6 }), (text) => {
      const sealed = sealer.seal(text);
      expect(sealer.open(sealed)).toBe(text);
      expect(sealer.seal(text)).not.toBe(sealed);
      expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
    }),
  );
});

test('nothing opens that was changed, cut or sealed under another key or for another purpose', () => {
  const sealed = sealer.seal('042617');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64url'))).toBeNull();
    expect(sealer.open(bytes.subarray(0, index).toString('base64url'))).toBeNull();
  }
  expect(createSealer(randomBytes(32), 'tests').open(sealed)).toBeNull();
  expect(createSealer(secret, 'others').open(sealed)).toBeNull();
});
