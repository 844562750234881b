import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { returnKey } from '../../../shared/navigation/login-address.ts';
import { isAuthPath } from './auth-step.ts';

/** The wanted address as a path of this site; null for any other site and for the account screens. */
export function returnTarget(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(returnKey);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || isAuthPath(splitLocale(url.pathname).path)) return null;
  return url.pathname + url.search + url.hash;
}
