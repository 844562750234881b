import { type Cipher, scriptCipher, webCryptoCipher } from './cipher.ts';
import { getOrCreateKey } from './key-store.ts';

const keyBytes = 32;

/** AES-GCM with what this browser offers on this origin; its key is fetched at the first use. */
export function browserCipher(place: string): Cipher {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle)
    return scriptCipher(
      place,
      once(() => rawKey(place)),
    );
  return webCryptoCipher(
    place,
    subtle,
    once(() => nonExtractableKey(place, subtle)),
  );
}

function nonExtractableKey(place: string, subtle: SubtleCrypto): Promise<CryptoKey> {
  return storedOrNewKey(
    place,
    () =>
      subtle.generateKey({ name: 'AES-GCM', length: keyBytes * 8 }, false, ['encrypt', 'decrypt']),
    (value) => value instanceof CryptoKey,
  );
}

function rawKey(place: string): Promise<Uint8Array<ArrayBuffer>> {
  return storedOrNewKey(
    `${place}.raw`,
    async () => crypto.getRandomValues(new Uint8Array(keyBytes)),
    (value): value is Uint8Array<ArrayBuffer> =>
      value instanceof Uint8Array && value.length === keyBytes,
  );
}

/** Where IndexedDB is closed to us the key lives as long as the page. */
async function storedOrNewKey<Key>(
  name: string,
  make: () => Promise<Key>,
  isKey: (value: unknown) => value is Key,
): Promise<Key> {
  try {
    return await getOrCreateKey(name, make, isKey);
  } catch {
    return make();
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
