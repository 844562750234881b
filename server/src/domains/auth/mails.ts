import type { Locale } from '@stratum/contract/locale';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { UserRow } from '../accounts/index.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import { codeRules } from './rules.ts';

const sentences = createSentences({ auth: { en, fr, de } });

interface Receiver {
  readonly email: string;
  readonly locale: Locale;
}

// No mail repeats what was typed at sign-up: by its name fields strangers could mail their own texts.

export function codeMail(receiver: Receiver, code: string): Mail {
  return mailWithCode(receiver, 'code', code);
}

/** The code that opens the way to a new password. */
export function resetCodeMail(receiver: Receiver, code: string): Mail {
  return mailWithCode(receiver, 'reset', code);
}

/** To the owner, after a password was changed. */
export function passwordChangedMail(receiver: Receiver, publicUrl: string): Mail {
  const t = sentenceOf(receiver, 'changed');
  const url = new URL(`/${receiver.locale}/resetPassword`, publicUrl).href;
  return composeMail(receiver, t('subject'), t('title'), [
    { kind: 'text', text: t('intro') },
    { kind: 'note', text: t('stranger') },
    { kind: 'link', text: t('link'), url },
  ]);
}

/** To the owner of an account, when a sign-up names its address. */
export function knownAccountMail(receiver: Receiver, publicUrl: string): Mail {
  const t = sentenceOf(receiver, 'known');
  const url = new URL(`/${receiver.locale}/login`, publicUrl).href;
  return composeMail(receiver, t('subject'), t('title'), [
    { kind: 'text', text: t('intro') },
    { kind: 'link', text: t('link'), url },
    { kind: 'note', text: t('stranger') },
  ]);
}

/** The code that lets an account have this address. */
export function newEmailCodeMail(receiver: Receiver, code: string): Mail {
  return mailWithCode(receiver, 'new_email', code);
}

/** The code that confirms an act of an administrator without a password. */
export function stepUpCodeMail(receiver: Receiver, code: string): Mail {
  return mailWithCode(receiver, 'step_up', code);
}

interface AddressGivenUp {
  readonly code: string;
  readonly newEmail: string;
  readonly publicUrl: string;
}

/** The code that lets an account give up this address, and how its owner can prevent that. */
export function currentEmailCodeMail(
  user: Receiver & Pick<UserRow, 'passwordHash'>,
  { code, newEmail, publicUrl }: AddressGivenUp,
): Mail {
  const t = sentenceOf(user, 'current_email');
  const way = user.passwordHash === null ? 'devices' : 'password';
  const path = way === 'devices' ? 'profile#security' : 'resetPassword';
  const url = new URL(`/${user.locale}/${path}`, publicUrl).href;
  return composeMail(user, t('subject', { code }), t('title'), [
    { kind: 'text', text: t('intro', { email: newEmail }) },
    { kind: 'code', text: code },
    { kind: 'text', text: t('validity', { minutes: codeRules.lifetime / 60 }) },
    { kind: 'note', text: `${t('stranger')} ${t(`stop.${way}`)}` },
    { kind: 'link', text: t(`link.${way}`), url },
  ]);
}

/** To the owner of an account, when another account asks for its address. */
export function takenEmailMail(receiver: Receiver): Mail {
  const t = sentenceOf(receiver, 'taken_email');
  return composeMail(receiver, t('subject'), t('title'), [
    { kind: 'text', text: t('intro') },
    { kind: 'note', text: t('stranger') },
  ]);
}

/** To the address that an account has had until now. */
export function emailChangedMail(before: Receiver, newEmail: string, publicUrl: string): Mail {
  const t = sentenceOf(before, 'email_changed');
  const url = new URL(`/${before.locale}/privacy-policy`, publicUrl).href;
  return composeMail(before, t('subject'), t('title'), [
    { kind: 'text', text: t('intro', { email: newEmail }) },
    { kind: 'note', text: t('stranger') },
    { kind: 'link', text: t('link'), url },
  ]);
}

function mailWithCode(
  receiver: Receiver,
  mail: 'code' | 'reset' | 'new_email' | 'step_up',
  code: string,
): Mail {
  const t = sentenceOf(receiver, mail);
  const composed = composeMail(receiver, t('subject', { code }), t('title'), [
    { kind: 'text', text: t('intro') },
    { kind: 'code', text: code },
    { kind: 'text', text: t('validity', { minutes: codeRules.lifetime / 60 }) },
    { kind: 'note', text: t('stranger') },
  ]);
  return { ...composed, about: 'code' };
}

function sentenceOf({ locale }: Receiver, mail: keyof typeof en) {
  const t = sentences(locale);
  return (key: string, values: Record<string, string | number> = {}) =>
    t(`${mail}.${key}`, { ns: 'auth', ...values });
}
