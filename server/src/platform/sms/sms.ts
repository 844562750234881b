import type { Locale } from '@stratum/contract/locale';

/** A text message as it leaves, in the receiver's language. */
export interface Sms {
  /** E.164, see `smsNumber`. */
  readonly to: string;
  readonly locale: Locale;
  readonly text: string;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
