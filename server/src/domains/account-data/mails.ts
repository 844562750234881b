import type { Locale } from '@stratum/contract/locale';
import { dateTimeFor, dayFor } from '../../platform/i18n/dates.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sentences } from './sentences.ts';

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

function sentenceOf({ locale }: Receiver, mail: string) {
  const t = sentences(locale);
  return (key: string, values: Record<string, string> = {}) =>
    t(`${mail}.${key}`, { ns: 'account-data', ...values });
}
