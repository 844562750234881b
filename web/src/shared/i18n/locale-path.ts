import { isLocale, type Locale } from '@stratum/contract/locale';

interface LocalAddress {
  /** Absent where the address leaves the choice to the reader. */
  prefix: Locale | undefined;
  path: string;
}

/** `/fr/login` is `/login` with the prefix `fr`; `/login` has none. */
export function splitLocale(pathname: string): LocalAddress {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first)
    ? { prefix: first, path: `/${rest.join('/')}` }
    : { prefix: undefined, path: pathname };
}

/** An in-page address (`#levels`) and one of another site are left as they are. */
export function localePath(path: string, prefix: Locale | undefined): string {
  if (!prefix || !path.startsWith('/')) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}
