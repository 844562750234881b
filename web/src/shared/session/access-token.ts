import { type LocalItems, localItems } from '../state/local-items.ts';

/** §3 and §9: the token's key, and the flag that the session's end was told. */
export const accessTokenKey = 'access_token';
export const tokenExpiredShownKey = 'token_expired_shown';

/** The access token as it stands in local storage at this moment; null when there is none. */
export function readAccessToken(items: LocalItems = localItems): string | null {
  return items.get(accessTokenKey) || null;
}
