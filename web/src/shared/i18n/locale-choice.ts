import { isLocale, type Locale, matchLocale } from '@stratum/contract/locale';

const cookieName = 'locale';
const oneYear = 31_536_000;

/** What the reader chose, else what the browser asks for. */
export function readersLocale(): Locale {
  const chosen = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return isLocale(chosen) ? chosen : matchLocale(navigator.languages);
}

/** Kept in a cookie, so that the server can answer `/` in the same language. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${oneYear}; samesite=lax${secure}`;
}
