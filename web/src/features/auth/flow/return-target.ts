import type { Path } from 'react-router';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { returnKey, sameOriginPath } from '../../../shared/navigation/return-address.ts';
import { isAuthPath } from './auth-step.ts';

/**
 * The address that the login page leads back to, as a path of this site; null for any other site and
 * for the account screens.
 */
export function returnTarget(
  { search, hash }: Pick<Path, 'search' | 'hash'>,
  origin = location.origin,
): string | null {
  const wanted = new URLSearchParams(search).get(returnKey);
  const target = wanted === null ? null : sameOriginPath(wanted + hash, origin);
  if (target === null) return null;
  const { pathname } = new URL(target, origin);
  return isAuthPath(splitLocale(pathname).path) ? null : target;
}
