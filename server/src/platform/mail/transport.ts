import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** The mail port by configuration: a mail server where SMTP_URL names one, else the outbox. */
export function chooseMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>, clock: Clock) {
  const from = config.MAIL_FROM;
  if (config.SMTP_URL !== undefined) {
    return { mailer: createSmtpMailer({ url: config.SMTP_URL, from }), outbox: null };
  }
  const outbox = createOutbox({ dataDir: config.DATA_DIR, from, clock });
  return { mailer: outbox, outbox };
}
