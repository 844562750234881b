import { isLocale, type Locale, matchLocale } from '@stratum/contract/locale';
import { keepPreference, readPreference } from '../cookies/preference-cookie.ts';
import { splitLocale } from './locale-path.ts';

const cookieName = 'locale';

/**
 * The language of addresses without prefix, asked anew each time: what the reader has chosen last,
 * else what the server chose for such an address, else what the browser asks for.
 */
export function createReadersLocale(pathname: string, served: string): () => Locale {
  const isServersChoice = splitLocale(pathname).prefix === undefined && isLocale(served);
  const atStart = isServersChoice ? served : matchLocale(navigator.languages);
  return () => chosenLocale() ?? atStart;
}

/** What the reader has chosen last in this browser. */
export function chosenLocale(): Locale | undefined {
  const chosen = readPreference(cookieName);
  return isLocale(chosen) ? chosen : undefined;
}

/** Kept in a cookie, so that the server can answer `/` in the same language. */
export function rememberLocale(locale: Locale): void {
  keepPreference(cookieName, locale);
}
