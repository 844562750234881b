import type { Locale } from '@stratum/contract/locale';
import { createSentences } from '../../platform/i18n/sentences.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ 'calendar-feed': { en, fr, de } });

export function sayIn(locale: Locale) {
  const t = sentences(locale);
  return (key: keyof typeof en, values: Readonly<Record<string, string>>): string =>
    t(key, { ns: 'calendar-feed', ...values });
}
