import type { Locale } from '@stratum/contract/locale';

/** A text message as it leaves, in the receiver's language. */
export interface Sms {
  /** E.164, see `smsNumber`. */
  readonly to: string;
  readonly locale: Locale;
  readonly text: string;
}

export interface SmsSender {
  /** @throws SmsError */
  send(sms: Sms): Promise<void>;
  /** Removes what is kept here of messages to a number. */
  forget(number: string): Promise<void>;
}

/** A message was not taken, or nobody knows. Names no receiver, since it goes to the log. */
export class SmsError extends Error {
  override name = 'SmsError';
  /** Whether it surely did not leave, and may later. */
  readonly isRetryable: boolean;

  constructor(message: string, options: ErrorOptions & { isRetryable: boolean }) {
    super(message, options);
    this.isRetryable = options.isRetryable;
  }
}
