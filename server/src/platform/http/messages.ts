import type { ErrorCode } from '@stratum/contract/errors';
import type { Locale } from '@stratum/contract/locale';
import errorsDe from '@stratum/contract/messages/errors.de.json' with { type: 'json' };
import errorsEn from '@stratum/contract/messages/errors.en.json' with { type: 'json' };
import errorsFr from '@stratum/contract/messages/errors.fr.json' with { type: 'json' };
import fieldsDe from '@stratum/contract/messages/fields.de.json' with { type: 'json' };
import fieldsEn from '@stratum/contract/messages/fields.en.json' with { type: 'json' };
import fieldsFr from '@stratum/contract/messages/fields.fr.json' with { type: 'json' };
import type { FieldProblem } from '@stratum/contract/validation';
import { createSentences } from '../i18n/sentences.ts';
import type { Sentence } from './app-error.ts';

const sentences = createSentences({
  errors: { en: errorsEn, fr: errorsFr, de: errorsDe },
  fields: { en: fieldsEn, fr: fieldsFr, de: fieldsDe },
});

export function errorMessage(locale: Locale, sentence: ErrorCode | Sentence): string {
  return sentences(locale)(sentence, { ns: 'errors' });
}

export function fieldMessages(
  locale: Locale,
  problems: ReadonlyMap<string, FieldProblem>,
): Record<string, string> {
  const t = sentences(locale);
  return Object.fromEntries(
    [...problems].map(([path, { key, limit }]) => [path, t(key, { ns: 'fields', limit })]),
  );
}
