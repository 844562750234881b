import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BytesCipher, type Cipher, scriptCipher, webCryptoCipher } from './cipher.ts';

const raw = new Uint8Array(32).fill(7);
const key = crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
const web = (place = 'root') => webCryptoCipher(place, crypto.subtle, () => key);
const script = (place = 'root') => scriptCipher(place, async () => raw);

describe.each([
  ['WebCrypto', web],
  ['plain script', script],
])('with %s', (_, make: (place?: string) => Cipher & BytesCipher) => {
  test('every text comes back, and says nothing while stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const stored = await make().encrypt(`plain ${text}`);
        expect(stored).not.toContain('plain');
        expect(await make().decrypt(stored)).toBe(`plain ${text}`);
      }),
      { numRuns: 30 },
    );
  });

  test('all bytes come back, and none that were changed', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    const stored = await make().encryptBytes(bytes);
    expect(await make().decryptBytes(stored)).toEqual(bytes);
    stored[50_000] = (stored[50_000] ?? 0) ^ 1;
    await expect(make().decryptBytes(stored)).rejects.toThrow();
  });

  test('the same text is never stored the same way twice', async () => {
    expect(await make().encrypt('a')).not.toBe(await make().encrypt('a'));
  });

  test('a changed character, wherever it stands, is refused', async () => {
    const stored = await make().encrypt('{"name":"Ada"}');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(stored.length - 1),
        fc.integer({ min: 1, max: 0xffff }),
        async (at, bits) => {
          const changed = String.fromCharCode(stored.charCodeAt(at) ^ bits);
          const text = stored.slice(0, at) + changed + stored.slice(at + 1);
          await expect(make().decrypt(text)).rejects.toThrow();
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a text of another place is refused', async () => {
    await expect(make().decrypt(await make('elsewhere').encrypt('a'))).rejects.toThrow();
  });
});

test('both ways write the same form', async () => {
  expect(await script().decrypt(await web().encrypt('Ada'))).toBe('Ada');
  expect(await web().decrypt(await script().encrypt('Ada'))).toBe('Ada');
});
