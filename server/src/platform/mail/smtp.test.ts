import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from './create-mailer.ts';
import type { Mail } from './mail.ts';

const mail: Mail = {
  to: 'dieter@example.org',
  locale: 'de',
  subject: '042617 ist dein Code – größer',
  text: 'Grüße\n\n042617\n',
  html: '<p>042617 größer</p>',
};

interface Delivery {
  readonly from: string;
  readonly to: string[];
  readonly user: unknown;
  readonly email: Email;
}

/** A real mail server on loopback that keeps what is delivered and lets in one user only. */
async function startMailServer() {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (username === 'stratum' && password === 'right:word') callback(null, { user: username });
      else callback(new Error('wrong password'));
    },
    async onData(stream, { envelope, user }, callback) {
      const email = await PostalMime.parse(await text(stream));
      const { mailFrom, rcptTo } = envelope;
      const to = rcptTo.map(({ address }) => address);
      deliveries.push({ from: mailFrom ? mailFrom.address : '', to, user, email });
      callback();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { deliveries, host: `127.0.0.1:${port}` };
}

function mailerFor(SMTP_URL: string) {
  const config = { SMTP_URL, MAIL_FROM: 'Stratum <hello@stratum.test>', DATA_DIR: '/nowhere' };
  const mailer = createMailer(config);
  onTestFinished(() => mailer.close());
  return mailer;
}

test('with a mail server named, mails are delivered there, signed in and whole', async () => {
  const { deliveries, host } = await startMailServer();
  await mailerFor(`smtp://stratum:right%3Aword@${host}`).send(mail);
  const [delivery] = deliveries;
  expect(delivery).toMatchObject({ from: 'hello@stratum.test', to: [mail.to], user: 'stratum' });
  expect(delivery?.email).toMatchObject({
    subject: mail.subject,
    from: { name: 'Stratum', address: 'hello@stratum.test' },
    to: [{ address: mail.to }],
  });
  expect(delivery?.email.text?.trim()).toBe(mail.text.trim());
  expect(delivery?.email.html).toContain(mail.html);
});

test('many mails at once share the kept connections and all arrive', async () => {
  const { deliveries, host } = await startMailServer();
  const mailer = mailerFor(`smtp://stratum:right%3Aword@${host}`);
  const addresses = Array.from({ length: 12 }, (_, number) => `person-${number}@example.org`);
  await Promise.all(addresses.map((to) => mailer.send({ ...mail, to })));
  expect(deliveries.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test('a refused password and an absent server fail the mail', async () => {
  const { deliveries, host } = await startMailServer();
  await expect(mailerFor(`smtp://stratum:wrong@${host}`).send(mail)).rejects.toMatchObject({
    code: 'EAUTH',
  });
  await expect(mailerFor('smtp://127.0.0.1:1').send(mail)).rejects.toMatchObject({
    code: 'ESOCKET',
  });
  expect(deliveries).toEqual([]);
});
