import { splitLocale } from '../i18n/locale-path.ts';
import { registerLocalCache } from './local-cache.ts';

interface ExpiredPlace {
  readonly userId: string;
  readonly address: string;
}

let expired: ExpiredPlace | null = null;

/** Where a session came to its end by itself, to lead back there; in memory only. */
export function rememberExpiredPlace(userId: string): void {
  const { pathname, search, hash } = location;
  expired = { userId, address: pathname + search + hash };
}

/**
 * The place at which the session of the same person ended. The home page, from where one logs in
 * again, is none; and in any case it is forgotten now.
 */
export function takeExpiredPlace(userId: string): string | null {
  const place = expired;
  expired = null;
  if (place?.userId !== userId) return null;
  const { pathname } = new URL(place.address, location.origin);
  return splitLocale(pathname).path === '/' ? null : place.address;
}

// Signing out and somebody else's sign-in clear it; a session's end does so before it is set.
registerLocalCache({
  clear() {
    expired = null;
  },
});
