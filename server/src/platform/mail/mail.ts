import type { Locale } from '@stratum/contract/locale';
import type { SendMailOptions } from 'nodemailer';

/** A mail as it leaves: both forms of the text, in the receiver's language. */
export interface Mail {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
