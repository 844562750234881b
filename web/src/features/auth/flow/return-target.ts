import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { returnKey } from '../../../shared/navigation/login-address.ts';
import { sameOriginPath } from '../../../shared/navigation/same-origin-path.ts';
import { isAuthPath } from './auth-step.ts';

/** The wanted address as a path of this site; null for any other site and for the account screens. */
export function returnTarget(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(returnKey);
  const target = wanted === null ? null : sameOriginPath(wanted, origin);
  if (target === null) return null;
  const { pathname } = new URL(target, origin);
  return isAuthPath(splitLocale(pathname).path) ? null : target;
}
