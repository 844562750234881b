import { type BytesCipher, type Cipher, scriptCipher, webCryptoCipher } from './cipher.ts';
import { getOrCreateKey } from './key-store.ts';

const keyBytes = 32;

/** Keeps a value that `make` makes, under a name. */
type KeepKey = typeof getOrCreateKey;

/**
 * AES-GCM with what this browser offers on this origin; its key is fetched at the first use. Where
 * IndexedDB is closed to us the key lives as long as the page.
 */
export function browserCipher(place: string): Cipher {
  return cipherWith(place, (name, make, isKey) =>
    getOrCreateKey(name, make, isKey).catch(() => make()),
  );
}

/** The same for what nobody else has: it rejects where its key would not outlive the page. */
export function lastingCipher(place: string): Cipher & BytesCipher {
  return cipherWith(place, getOrCreateKey);
}

function cipherWith(place: string, keepKey: KeepKey): Cipher & BytesCipher {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle
    ? webCryptoCipher(place, subtle, onceKept(nonExtractableKey(place, subtle, keepKey)))
    : scriptCipher(place, onceKept(rawKey(place, keepKey)));
}

function nonExtractableKey(place: string, subtle: SubtleCrypto, keepKey: KeepKey) {
  const make = () =>
    subtle.generateKey({ name: 'AES-GCM', length: keyBytes * 8 }, false, ['encrypt', 'decrypt']);
  return () => keepKey(place, make, (value) => value instanceof CryptoKey);
}

function rawKey(place: string, keepKey: KeepKey) {
  const make = async () => crypto.getRandomValues(new Uint8Array(keyBytes));
  const isKey = (value: unknown): value is Uint8Array<ArrayBuffer> =>
    value instanceof Uint8Array && value.length === keyBytes;
  return () => keepKey(`${place}.raw`, make, isKey);
}

/** Fetched once, and again where that failed. */
function onceKept<Key>(fetchKey: () => Promise<Key>): () => Promise<Key> {
  let fetched: Promise<Key> | undefined;
  return () => {
    fetched ??= fetchKey().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
