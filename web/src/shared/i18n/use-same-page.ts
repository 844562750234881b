import type { Locale } from '@stratum/contract/locale';
import { type Path, useLocation } from 'react-router';
import { localePath, splitLocale } from './locale-path.ts';

/** The present page in another language; in place of this one in the browser's history. */
export function useSamePage(): (locale: Locale) => Path {
  const { pathname, search, hash } = useLocation();
  const { path } = splitLocale(pathname);
  return (locale) => ({ pathname: localePath(path, locale), search, hash });
}
