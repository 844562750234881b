const ivLength = 12;
const algorithm = 'AES-GCM';
/** Ties a text to its place: what is copied there from elsewhere does not open. */
const associatedData = (place: string) => new TextEncoder().encode(place);

export interface Cipher {
  encrypt(plain: string): Promise<string>;
  /** Throws for anything but an unchanged text of `encrypt`. */
  decrypt(stored: string): Promise<string>;
}

/** The same for what is no text. */
export interface BytesCipher {
  encryptBytes(plain: Bytes): Promise<Bytes>;
  decryptBytes(stored: Bytes): Promise<Bytes>;
}

export type Bytes = Uint8Array<ArrayBuffer>;
interface Sealing {
  seal(iv: Bytes, plain: Bytes): Promise<Bytes>;
  open(iv: Bytes, sealed: Bytes): Promise<Bytes>;
}

/** WebCrypto; the key may be one that cannot be taken out of the browser. */
export function webCryptoCipher(
  place: string,
  subtle: SubtleCrypto,
  key: () => Promise<CryptoKey>,
) {
  const parameters = (iv: Bytes) => ({
    name: algorithm,
    iv,
    additionalData: associatedData(place),
  });
  return cipherBy({
    seal: async (iv, plain) =>
      new Uint8Array(await subtle.encrypt(parameters(iv), await key(), plain)),
    open: async (iv, sealed) =>
      new Uint8Array(await subtle.decrypt(parameters(iv), await key(), sealed)),
  });
}

/** The same in plain script, for origins without TLS, where browsers hide WebCrypto. */
export function scriptCipher(place: string, key: () => Promise<Bytes>): Cipher & BytesCipher {
  const load = async (iv: Bytes) => {
    const { gcm } = await import('@noble/ciphers/aes.js');
    return gcm(await key(), iv, associatedData(place));
  };
  return cipherBy({
    seal: async (iv, plain) => new Uint8Array((await load(iv)).encrypt(plain)),
    open: async (iv, sealed) => new Uint8Array((await load(iv)).decrypt(sealed)),
  });
}

function cipherBy({ seal, open }: Sealing): Cipher & BytesCipher {
  async function encryptBytes(plain: Bytes): Promise<Bytes> {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength));
    const sealed = await seal(iv, plain);
    const stored = new Uint8Array(ivLength + sealed.length);
    stored.set(iv);
    stored.set(sealed, ivLength);
    return stored;
  }
  const decryptBytes = (stored: Bytes) =>
    open(stored.slice(0, ivLength), stored.subarray(ivLength));
  return {
    encryptBytes,
    decryptBytes,
    encrypt: async (plain) => toBase64(await encryptBytes(new TextEncoder().encode(plain))),
    async decrypt(stored) {
      const plain = await decryptBytes(fromBase64(stored));
      return new TextDecoder('utf-8', { fatal: true }).decode(plain);
    },
  };
}

function toBase64(bytes: Bytes): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Only the one spelling that `toBase64` gives: decoders let spare bits and white space pass. */
function fromBase64(text: string): Bytes {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (toBase64(bytes) !== text) throw new Error('Not the canonical spelling');
  return bytes;
}
