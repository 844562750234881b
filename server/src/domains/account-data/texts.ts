import type { Locale } from '@stratum/contract/locale';
import { dateTimeFor, dayFor } from '../../platform/i18n/dates.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ 'account-data': { en, fr, de } });

interface Receiver {
  readonly email: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The archive itself is fetched from the profile, so that a mail that is passed on gives nothing away. */
export function exportReadyMail(receiver: Receiver, publicUrl: string, expiresAt: Date): Mail {
  const t = sentenceOf(receiver, 'exportReady');
  return composeMail(receiver, t('subject'), t('title'), [
    { kind: 'text', text: t('intro', { date: dateTimeFor(receiver, expiresAt) }) },
    { kind: 'link', text: t('link'), url: dataPage(receiver, publicUrl) },
    { kind: 'note', text: t('stranger') },
  ]);
}

export function deletionPlannedMail(receiver: Receiver, publicUrl: string, dueAt: Date): Mail {
  const t = sentenceOf(receiver, 'deletionPlanned');
  const subject = t('subject', { day: dayFor(receiver, dueAt) });
  return composeMail(receiver, subject, t('title'), [
    { kind: 'text', text: t('intro', { date: dateTimeFor(receiver, dueAt) }) },
    { kind: 'link', text: t('link'), url: dataPage(receiver, publicUrl) },
    { kind: 'note', text: t('stranger') },
  ]);
}

export function accountErasedMail(receiver: Receiver): Mail {
  const t = sentenceOf(receiver, 'erased');
  return composeMail(receiver, t('subject'), t('title'), [
    { kind: 'text', text: t('intro') },
    { kind: 'text', text: t('thanks') },
  ]);
}

/** Where archive and deletion stand on the profile. */
function dataPage({ locale }: Receiver, publicUrl: string): string {
  return new URL(`/${locale}/profile#data`, publicUrl).href;
}

interface Owner extends Receiver {
  readonly firstName: string;
  readonly lastName: string;
}

/** The text that opens an archive, in its owner's language. */
export function readmeOf(owner: Owner, paths: readonly string[], madeAt: Date) {
  const t = sentenceOf(owner, 'readme');
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

function sentenceOf({ locale }: Receiver, text: string) {
  const t = sentences(locale);
  return (key: string, values: Record<string, string> = {}) =>
    t(`${text}.${key}`, { ns: 'account-data', ...values });
}
