import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { systemClock } from '../clock.ts';
import { createMailer } from './create-mailer.ts';
import type { Mail } from './mail.ts';

const mail: Mail = {
  to: 'dieter@example.org',
  locale: 'de',
  subject: '042617 ist dein Code – größer',
  text: 'Grüße\n\n042617\n',
  html: '<p>042617 größer</p>',
};

function mailerFor(SMTP_URL: string) {
  const config = { SMTP_URL, MAIL_FROM: 'Stratum <hello@stratum.test>', DATA_DIR: '/nowhere' };
  const mailer = createMailer(config, systemClock);
  onTestFinished(() => mailer.close());
  return mailer;
}

test('with a mail server named, mails are delivered there, signed in and whole', async () => {
  const { deliveries, url } = await startMailServer();
  await mailerFor(url).send(mail);
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

test('a mail that is sent again is the same to a mail program, which can unsubscribe from it', async () => {
  const { deliveries, url } = await startMailServer();
  const mailer = mailerFor(url);
  const unsubscribeUrl = 'https://stratum.test/unsubscribe/token';
  for (let count = 0; count < 2; count += 1) {
    await mailer.send({ ...mail, id: '01990000-0000-7000-8000-000000000001', unsubscribeUrl });
  }
  for (const { email } of deliveries) {
    expect(email.messageId).toBe('<01990000-0000-7000-8000-000000000001@stratum.test>');
    expect(email.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }),
        expect.objectContaining({
          key: 'list-unsubscribe-post',
          value: 'List-Unsubscribe=One-Click',
        }),
      ]),
    );
  }
  expect(deliveries).toHaveLength(2);
});

test('many mails at once share the kept connections and all arrive', async () => {
  const { deliveries, url } = await startMailServer();
  const mailer = mailerFor(url);
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
