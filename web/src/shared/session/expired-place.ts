import { splitLocale } from '../i18n/locale-path.ts';
import { sameOriginPath } from '../navigation/same-origin-path.ts';
import { keepTabItem, readTabItem } from './tab-items.ts';

const name = 'expired_place';

/** Where a session came to its end by itself, to lead back there. */
export function rememberExpiredPlace(userId: string): void {
  const { pathname, search, hash } = location;
  keepTabItem(userId, name, pathname + search + hash);
}

/**
 * The place at which the session of the same person ended. The home page, from where one logs in
 * again, is none; and in any case it is forgotten now.
 */
export function takeExpiredPlace(userId: string): string | null {
  const place = readTabItem(userId, name);
  keepTabItem(userId, name, undefined);
  // What another script may have put there leads to no other site.
  const path = typeof place === 'string' ? sameOriginPath(place) : null;
  if (path === null) return null;
  return splitLocale(new URL(path, location.origin).pathname).path === '/' ? null : path;
}
