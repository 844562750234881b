import type { Locale } from '@stratum/contract/locale';
import { createSentences } from '../../platform/i18n/sentences.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ invoices: { en, fr, de } });

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export function sayIn(locale: Locale): Say {
  const t = sentences(locale);
  return (key, values = {}) => t(key, { ns: 'invoices', ...values });
}

/** @param rate in hundredths of a percent */
export function rateIn(locale: Locale, rate: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    rate / 10_000,
  );
}

export function countryIn(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
