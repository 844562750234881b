import { isLocale, type Locale, matchLocale } from '@stratum/contract/locale';
import {
  deletePreference,
  readPreference,
  writePreference,
  writeSessionPreference,
} from '../cookies/preference-cookie.ts';
import { splitLocale } from './locale-path.ts';

const cookieName = 'locale';
/** Says that the language is that of a profile, and nobody has chosen it in this browser. */
const ofProfileName = 'locale_of_profile';

/**
 * The language of addresses without prefix, asked anew each time: what the reader has chosen last,
 * else that of the profile, else what the server chose for such an address, else what the browser
 * asks for.
 */
export function createReadersLocale(pathname: string, served: string): () => Locale {
  const isServersChoice = splitLocale(pathname).prefix === undefined && isLocale(served);
  const atStart = isServersChoice ? served : matchLocale(navigator.languages);
  return () => storedLocale() ?? atStart;
}

/** What the reader has chosen last in this browser. */
export function chosenLocale(): Locale | undefined {
  return isOfProfile() ? undefined : storedLocale();
}

function storedLocale(): Locale | undefined {
  const kept = readPreference(cookieName);
  return isLocale(kept) ? kept : undefined;
}

function isOfProfile(): boolean {
  return readPreference(ofProfileName) !== undefined;
}

/** Kept in a cookie, so that the server can answer `/` in the same language. */
export function rememberLocale(locale: Locale): void {
  writePreference(cookieName, locale);
  if (isOfProfile()) deletePreference(ofProfileName);
}

/** As long as the person is signed in and the browser open, unless they choose another. */
export function rememberProfileLocale(locale: Locale): void {
  writeSessionPreference(cookieName, locale);
  writeSessionPreference(ofProfileName, 'true');
}

/** The next person at this browser reads what they ask for. */
export function forgetProfileLocale(): void {
  if (!isOfProfile()) return;
  deletePreference(cookieName);
  deletePreference(ofProfileName);
}
