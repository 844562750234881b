import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Delivery {
  readonly from: string;
  readonly to: string[];
  readonly user: unknown;
  readonly email: Email;
}

/**
 * A real mail server on loopback that keeps what is delivered and lets in one user only.
 * @param refusals so many mails it refuses for the moment, with 451, before it takes one
 * @param beforeAnswer what a mail that is kept waits for until its sender is answered
 */
export async function startMailServer({
  refusals = 0,
  beforeAnswer = async () => {},
}: {
  refusals?: number;
  beforeAnswer?: () => Promise<void>;
} = {}) {
  const deliveries: Delivery[] = [];
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (username === 'stratum' && password === 'right:word') callback(null, { user: username });
      else callback(new Error('wrong password'));
    },
    async onData(stream, { envelope, user }, callback) {
      const email = await PostalMime.parse(await text(stream));
      if (refused < refusals) {
        refused += 1;
        callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
        return;
      }
      const { mailFrom, rcptTo } = envelope;
      const to = rcptTo.map(({ address }) => address);
      deliveries.push({ from: mailFrom ? mailFrom.address : '', to, user, email });
      await beforeAnswer();
      callback();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    deliveries,
    host,
    url: `smtp://stratum:right%3Aword@${host}`,
    refused: () => refused,
  };
}
