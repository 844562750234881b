import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createOutboxSms } from './outbox.ts';
import type { SmsSender } from './sms.ts';
import { createTwilioSms } from './twilio.ts';

type SmsSettings = Pick<
  Config,
  'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'DATA_DIR'
>;

/** The SMS port by configuration: Twilio where its settings are there, else the outbox. */
export function createSmsSender(config: SmsSettings, clock: Clock): SmsSender {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = config;
  return accountSid === undefined || authToken === undefined || from === undefined
    ? createOutboxSms({ dataDir: config.DATA_DIR, clock })
    : createTwilioSms({ accountSid, authToken, from });
}
