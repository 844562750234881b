import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Locale } from '@stratum/contract/locale';
import { withDeadline } from '../api/client.ts';
import { callRoute } from '../api/route-call.ts';
import { rememberLocale } from '../i18n/locale-choice.ts';
import { readAccessToken } from './access-token.ts';

let chosen: Locale | undefined;
let calls: Promise<unknown> = Promise.resolve();

/**
 * The choice of a reader: kept in this browser, and in the profile of whoever is signed in, for mails
 * and other devices.
 * @returns false where the profile could not take it over; the choice holds on this device all the same
 */
export function chooseLocale(locale: Locale): Promise<boolean> {
  rememberLocale(locale);
  chosen = locale;
  // One call after the other, so that the last choice is the one that stays.
  const call = calls.then(() => chosen !== locale || rememberInProfile(locale));
  calls = call;
  return call;
}

async function rememberInProfile(locale: Locale): Promise<boolean> {
  if (readAccessToken() === null) return true;
  const options = { signal: withDeadline() };
  try {
    await callRoute(profileEndpoints.updateProfile, { body: { locale } }, options);
    return true;
  } catch {
    return false;
  }
}
