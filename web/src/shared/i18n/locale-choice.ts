import { isLocale, type Locale, matchLocale } from '@stratum/contract/locale';
import { splitLocale } from './locale-path.ts';

const cookieName = 'locale';
const oneYear = 31_536_000;

/**
 * The language of addresses without prefix, asked anew each time: what the reader has chosen last,
 * else what the server chose for such an address, else what the browser asks for.
 */
export function createReadersLocale(pathname: string, served: string): () => Locale {
  const isServersChoice = splitLocale(pathname).prefix === undefined && isLocale(served);
  const atStart = isServersChoice ? served : matchLocale(navigator.languages);
  return () => chosenLocale() ?? atStart;
}

function chosenLocale(): Locale | undefined {
  const chosen = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return isLocale(chosen) ? chosen : undefined;
}

/** Kept in a cookie, so that the server can answer `/` in the same language. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${oneYear}; samesite=lax${secure}`;
}
