import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Locale } from '@stratum/contract/locale';
import { type Path, useLocation } from 'react-router';
import { callRoute } from '../api/route-call.ts';
import { readAccessToken } from '../state/access-token.ts';
import { rememberLocale } from './locale-choice.ts';
import { localePath, splitLocale } from './locale-path.ts';

/** Each in its own words. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/**
 * The choice of a reader: kept in this browser, and in the profile of whoever is signed in, for mails
 * and other devices.
 * @returns false where the profile could not take it over; the choice holds on this device all the same
 */
export function chooseLocale(locale: Locale): Promise<boolean> {
  rememberLocale(locale);
  return rememberInProfile(locale);
}

/** The present page in another language; in place of this one in the browser's history. */
export function useSamePage(): (locale: Locale) => Path {
  const { pathname, search, hash } = useLocation();
  const { path } = splitLocale(pathname);
  return (locale) => ({ pathname: localePath(path, locale), search, hash });
}

async function rememberInProfile(locale: Locale): Promise<boolean> {
  if (readAccessToken() === null) return true;
  try {
    await callRoute(profileEndpoints.updateProfile, { body: { locale } });
    return true;
  } catch {
    return false;
  }
}
