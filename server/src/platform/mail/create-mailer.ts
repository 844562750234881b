import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Mailer } from './mail.ts';
import { createOutboxMailer } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** The mail port by configuration: a mail server where SMTP_URL names one, else the outbox. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  clock: Clock,
): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, DATA_DIR: dataDir } = config;
  return url === undefined
    ? createOutboxMailer({ dataDir, from, clock })
    : createSmtpMailer({ url, from });
}
