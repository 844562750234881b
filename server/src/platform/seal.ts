import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secrets/key.ts';

/** Authenticated encryption of what waits in the database and only the server may read. */
export interface Sealer {
  seal(text: string): string;
  /** Null where another key has sealed it, or it was changed. */
  open(sealed: string): string | null;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** @param purpose of the key derived from the secret: what one sealer has sealed no other opens */
export function createSealer(secret: Buffer, purpose: string): Sealer {
  const key = deriveKey(secret, purpose);
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, key, iv, { authTagLength: tagBytes });
      const content = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), content]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const iv = bytes.subarray(0, ivBytes);
        const decryption = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes });
        decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const content = decryption.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([content, decryption.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
