import { createTransport } from 'nodemailer';
import { type Mailer, messageOf } from './mail.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Hands mails to a mail server over a few kept connections. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
    async forget() {
      // A mail server keeps nothing for us.
    },
    async close() {
      transport.close();
    },
  };
}
