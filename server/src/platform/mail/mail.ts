import type { Locale } from '@stratum/contract/locale';

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
