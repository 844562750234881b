import { isRecord } from '../json/is-record.ts';
import type { Cipher } from './cipher.ts';

/** Far below what browsers allow an origin; a longer text is not ours. */
const maxLength = 2_000_000;

export interface StoredTextOptions<Stored> {
  readonly version: number;
  readonly cipher: Cipher;
  /** Brings what an older version wrote to the present shape. */
  readonly migrate?: (value: unknown, fromVersion: number) => unknown;
  /** Null for a shape that is not ours. */
  readonly read: (value: unknown) => Stored | null;
}

/** The state's encrypted form: `{ version, state }` as JSON, sealed. */
export function storedText<Stored>(options: StoredTextOptions<Stored>) {
  const { version, cipher, migrate, read } = options;

  function understand(plain: string): Stored | null {
    const envelope: unknown = JSON.parse(plain);
    if (!isRecord(envelope)) return null;
    const { version: found, state } = envelope;
    if (typeof found !== 'number' || found > version) return null;
    return read(found === version ? state : migrate?.(state, found));
  }

  return {
    plain: (state: Stored) => JSON.stringify({ version, state }),
    async seal(plain: string): Promise<string> {
      const text = await cipher.encrypt(plain);
      if (text.length > maxLength) throw new Error('Too large to be stored');
      return text;
    },
    /** Null for whatever is not an unchanged text of ours. */
    async open(text: string): Promise<Stored | null> {
      if (text.length > maxLength) return null;
      try {
        return understand(await cipher.decrypt(text));
      } catch {
        return null;
      }
    },
  };
}
