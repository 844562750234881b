import type { Locale } from '@stratum/contract/locale';
import type { SendMailOptions } from 'nodemailer';

/** A mail as it leaves: both forms of the text, in the receiver's language. */
export interface Mail {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it tells of, as the kind of a notification or a word for it; never its content. */
  readonly about?: string | undefined;
  /** Makes its Message-ID, so that a mail program takes one that is sent again for the same. */
  readonly id?: string | undefined;
  /** Where a POST ends mails like it (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes what is kept here of mails to an address. */
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}

/** What every transport builds its RFC 5322 message from. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.id !== undefined && { messageId: `<${mail.id}@${hostOf(from)}>` }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.locale,
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The host of an address such as `Stratum <stratum@example.org>`. */
function hostOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
