import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';

/** A text message as it leaves, in the receiver's language. */
export interface Sms {
  /** E.164, see `smsNumber`. */
  readonly to: string;
  readonly locale: Locale;
  readonly text: string;
  /** Whom it is for, and what it tells of: never its content. */
  readonly addressee?: { readonly userId: UserId; readonly about: string } | undefined;
}

export interface SmsSender {
  /** @throws SmsError */
  send(sms: Sms): Promise<void>;
  /** Removes what is kept here of messages to a number. */
  forget(number: string): Promise<void>;
}

/** A message was not accepted, or may not have been. Names no receiver, since it goes to the log. */
export class SmsError extends Error {
  override name = 'SmsError';
  /** Whether it certainly did not leave, and may at another attempt. */
  readonly isRetryable: boolean;

  constructor(message: string, options: ErrorOptions & { isRetryable: boolean }) {
    super(message, options);
    this.isRetryable = options.isRetryable;
  }
}

/**
 * A phone number as people write it, in E.164 (`+493012345`); null where it names no country, which
 * a carrier cannot guess.
 */
export function smsNumber(phone: string): string | null {
  const number = phone
    .replace(/\(0\)/, '')
    .replace(/[ ()./-]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
