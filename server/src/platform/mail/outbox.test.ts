import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from './create-mailer.ts';
import type { Mail } from './mail.ts';
import { openOutbox } from './outbox.ts';

const mail: Mail = {
  to: 'chloe@example.org',
  locale: 'fr',
  subject: '042617 est ton code – déjà là',
  text: 'Bonjour,\n\n042617\n\nœuvre « À bientôt »\n',
  html: '<p>042617 – œuvre</p>',
};

async function createOutboxFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stratum-outbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const settings = { SMTP_URL: undefined, MAIL_FROM: 'Stratum <hello@stratum.test>' };
  return {
    folder: join(dataDir, 'outbox'),
    mailer: createMailer({ ...settings, DATA_DIR: dataDir }),
    outbox: openOutbox(dataDir),
  };
}

test('without a mail server, mails are messages in files that say everything', async () => {
  const { mailer, outbox, folder } = await createOutboxFolder();
  await mailer.send(mail);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/\.eml$/);
  const source = await readFile(join(folder, name), 'utf8');
  for (const header of ['From: Stratum <hello@stratum.test>', 'To: chloe@example.org']) {
    expect(source).toContain(`${header}\r\n`);
  }
  expect(source).toMatch(/^Message-ID: <\S+>\r$/m);
  expect(source).toMatch(/^Content-Language: fr\r$/m);
  const [read] = await outbox.list();
  expect(read).toMatchObject({ to: mail.to, subject: mail.subject });
  expect(read?.text.trim()).toBe(mail.text.trim());
  expect(read?.html).toContain(mail.html);
});

test('the newest mail comes first and can be read alone', async () => {
  const { mailer, outbox } = await createOutboxFolder();
  for (const subject of ['first', 'second', 'third']) await mailer.send({ ...mail, subject });
  const list = await outbox.list();
  expect(list.map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  const [newest] = list;
  expect(newest && (await outbox.read(newest.id))).toEqual(newest);
});

test('an outbox nobody wrote to is empty, and no name leads out of it', async () => {
  const { outbox, folder } = await createOutboxFolder();
  expect(await outbox.list()).toEqual([]);
  await writeFile(join(folder, '..', 'secrets.eml'), 'Subject: secret\r\n\r\n');
  await writeFile(join(folder, 'half.eml.part'), 'Subject: ha');
  expect(await outbox.read('../secrets')).toBeNull();
  expect(await outbox.read('01990000-0000-7000-8000-000000000000')).toBeNull();
  expect(await outbox.list()).toEqual([]);
});
