import type { Locale } from '@stratum/contract/locale';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type TalkTexts = (typeof en)['talk'];
const texts: Readonly<Record<Locale, TalkTexts>> = { en: en.talk, fr: fr.talk, de: de.talk };

/** What is said in the groups of the demo, in the language of who runs them. */
export function talkTexts(locale: Locale): TalkTexts {
  return texts[locale];
}
