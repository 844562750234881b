import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secrets/key.ts';
import type { Deps } from './deps.ts';

/** Addresses of feeds, which nobody can make up: an id, and its HMAC by a key of the installation. */
export interface FeedAddresses {
  urlOf(id: string): string;
  /** Null for a file name that is not ours. */
  idOf(fileName: string): string | null;
}

export const calendarPath = '/calendar';
const ending = '.ics';
const idBytes = 16;
const macBytes = 32;

export function createFeedAddresses({
  secrets: { otpKey },
  publicUrl,
}: Pick<Deps, 'secrets' | 'publicUrl'>): FeedAddresses {
  const key = deriveKey(otpKey, 'calendar feed');
  const macOf = (id: Buffer) => createHmac('sha256', key).update(id).digest();
  return {
    urlOf(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      const token = Buffer.concat([bytes, macOf(bytes)]).toString('base64url');
      return new URL(`${calendarPath}/${token}${ending}`, publicUrl).href;
    },
    idOf(fileName) {
      if (!fileName.endsWith(ending)) return null;
      const bytes = Buffer.from(fileName.slice(0, -ending.length), 'base64url');
      const [id, mac] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
      if (mac.length !== macBytes || !timingSafeEqual(mac, macOf(id))) return null;
      return id.toString('hex');
    },
  };
}
