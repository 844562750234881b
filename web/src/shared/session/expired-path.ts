import { splitLocale } from '../i18n/locale-path.ts';
import { sameOriginPath } from '../navigation/return-address.ts';
import { getTabItem, setTabItem } from './tab-items.ts';

const name = 'expired_path';

/** Where a session came to its end by itself, to lead back there. */
export function rememberExpiredPath(userId: string): void {
  const { pathname, search, hash } = location;
  setTabItem(userId, name, pathname + search + hash);
}

/**
 * The place at which the session of the same person ended. The home page, from where one logs in
 * again, is none; and in any case it is forgotten now.
 */
export function consumeExpiredPath(userId: string): string | null {
  const place = getTabItem(userId, name);
  setTabItem(userId, name, undefined);
  // What another script may have put there leads to no other site.
  const path = typeof place === 'string' ? sameOriginPath(place) : null;
  if (path === null) return null;
  return splitLocale(new URL(path, location.origin).pathname).path === '/' ? null : path;
}
