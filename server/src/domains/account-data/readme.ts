import type { Locale } from '@stratum/contract/locale';
import { dateTimeFor } from '../../platform/i18n/dates.ts';
import { sentences } from './sentences.ts';

interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The text that opens an archive, in its owner's language. */
export function readmeOf(owner: Owner, paths: readonly string[], madeAt: Date) {
  const translate = sentences(owner.locale);
  const t = (key: string, values: Record<string, string> = {}) =>
    translate(`readme.${key}`, { ns: 'account-data', ...values });
  const { firstName, lastName, email } = owner;
  const made = t('made', {
    date: dateTimeFor(owner, madeAt),
    name: `${firstName} ${lastName}`,
    email,
  });
  const list = paths.map((path) => `  ${path}`).join('\n');
  const hasFiles = paths.some((path) => path.startsWith('files/'));
  const paragraphs = [t('title'), made, `${t('holds')}\n${list}`, t('json')];
  if (hasFiles) paragraphs.push(t('files'));
  return { path: t('file'), text: `${[...paragraphs, t('secrets')].join('\n\n')}\n` };
}
