import { type Locale, matchLocale } from '@stratum/contract/locale';
import {
  token_expired as deExpired,
  something_went_wrong as deWrong,
} from '@stratum/contract/messages/errors.de.json';
import {
  token_expired as enExpired,
  something_went_wrong as enWrong,
} from '@stratum/contract/messages/errors.en.json';
import {
  token_expired as frExpired,
  something_went_wrong as frWrong,
} from '@stratum/contract/messages/errors.fr.json';
import { offline as deOffline, timeout as deTimeout } from './network.de.json';
import { offline as enOffline, timeout as enTimeout } from './network.en.json';
import { offline as frOffline, timeout as frTimeout } from './network.fr.json';

/** The sentences needed when the server cannot say them; only these enter the bundle. */
const sentences = {
  something_went_wrong: { en: enWrong, fr: frWrong, de: deWrong },
  token_expired: { en: enExpired, fr: frExpired, de: deExpired },
  offline: { en: enOffline, fr: frOffline, de: deOffline },
  timeout: { en: enTimeout, fr: frTimeout, de: deTimeout },
};

let readLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);

/** The app names its translator's language, which changes before the document's does. */
export function connectLanguage(read: () => string): void {
  readLanguage = read;
}

/** The language of the page at this moment. */
export function pageLocale(): Locale {
  return matchLocale([readLanguage()]);
}

export function genericMessage(code: keyof typeof sentences, locale = pageLocale()): string {
  return sentences[code][locale];
}
