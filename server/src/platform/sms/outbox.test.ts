import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSetClock } from '../../../test/set-clock.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { openOutbox } from '../mail/outbox.ts';
import { createSmsSender } from './create-sms-sender.ts';
import { openSmsOutbox } from './outbox.ts';

const sms = { to: '+33612345678', locale: 'fr', text: 'À bientôt' } as const;

async function createFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stratum-sms-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
  const unset = {
    TWILIO_ACCOUNT_SID: undefined,
    TWILIO_AUTH_TOKEN: undefined,
    TWILIO_FROM: undefined,
  };
  return { dataDir, clock, sender: createSmsSender({ ...unset, DATA_DIR: dataDir }, clock) };
}

test('without Twilio, messages are files beside the mails, newest first', async () => {
  const { dataDir, clock, sender } = await createFolder();
  const settings = { SMTP_URL: undefined, MAIL_FROM: 'stratum@stratum.test', DATA_DIR: dataDir };
  await createMailer(settings, clock).send({
    to: 'chloe@example.org',
    locale: 'fr',
    subject: 'Bonjour',
    text: 'Bonjour',
    html: '<p>Bonjour</p>',
  });
  await sender.send({ ...sms, text: 'first' });
  await sender.send(sms);
  expect(await openSmsOutbox(dataDir).list()).toMatchObject([
    { ...sms, sentAt: '2026-11-20T09:00:00.000Z' },
    { ...sms, text: 'first' },
  ]);
  expect(await openOutbox(dataDir).list()).toHaveLength(1);
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(3);
});

test('an outbox nobody wrote to is empty', async () => {
  const { dataDir } = await createFolder();
  expect(await openSmsOutbox(dataDir).list()).toEqual([]);
});

test('what was sent to a number can be removed', async () => {
  const { dataDir, sender } = await createFolder();
  for (const to of [sms.to, '+33612345679']) await sender.send({ ...sms, to });
  await sender.forget(sms.to);
  expect((await openSmsOutbox(dataDir).list()).map(({ to }) => to)).toEqual(['+33612345679']);
});
