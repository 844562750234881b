import { defaultLocale, isLocale, type Locale } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { type Path, useLocation } from 'react-router';
import { localePath, splitLocale } from './locale-path.ts';

/** Each in its own words. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** The language the reader sees now. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : defaultLocale;
}

/** Turns `/dashboard` into the address under the current prefix: `/fr/dashboard`, or itself without one. */
export function useLocalePath(): (path: string) => string {
  const { prefix } = splitLocale(useLocation().pathname);
  return (path) => localePath(path, prefix);
}

/** The present page in another language; in place of this one in the browser's history. */
export function useAddressInLocale(): (locale: Locale) => Path {
  const { pathname, search, hash } = useLocation();
  const { path } = splitLocale(pathname);
  return (locale) => ({ pathname: localePath(path, locale), search, hash });
}
