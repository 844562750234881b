import type { Locale } from '@stratum/contract/locale';
import { type MailBlock, mailHtml, mailText } from './layout.ts';
import type { Mail } from './mail.ts';

/** A mail in both its forms, from what it says. */
export function composeMail(
  { email, locale }: { readonly email: string; readonly locale: Locale },
  subject: string,
  title: string,
  blocks: readonly MailBlock[],
): Mail {
  const content = { locale, title, blocks };
  return { to: email, locale, subject, text: mailText(content), html: mailHtml(content) };
}
