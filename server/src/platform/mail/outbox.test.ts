import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSetClock } from '../../../test/set-clock.ts';
import { pruneOutbox } from '../outbox-folder.ts';
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
  const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
  return {
    dataDir,
    clock,
    folder: join(dataDir, 'outbox'),
    mailer: createMailer({ ...settings, DATA_DIR: dataDir }, clock),
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
  await mkdir(folder);
  await writeFile(join(folder, '..', 'secrets.eml'), 'Subject: secret\r\n\r\n');
  await writeFile(join(folder, 'half.eml.part'), 'Subject: ha');
  expect(await outbox.read('../secrets')).toBeNull();
  expect(await outbox.read('01990000-0000-7000-8000-000000000000')).toBeNull();
  expect(await outbox.list()).toEqual([]);
});

test('mails are kept for a week, whether another is sent or not', async () => {
  const { mailer, clock, dataDir, folder } = await createOutboxFolder();
  await mailer.send({ ...mail, subject: 'first' });
  clock.set('2026-11-27T09:00:00Z');
  await mailer.send({ ...mail, subject: 'second' });
  expect(await readdir(folder)).toHaveLength(2);
  clock.set('2026-11-27T09:00:00.001Z');
  await mailer.send({ ...mail, subject: 'third' });
  expect(await readdir(folder)).toHaveLength(2);
  await pruneOutbox(dataDir, new Date('2026-12-05T09:00:00Z'));
  expect(await readdir(folder)).toEqual([]);
});

test('of many mails the newest 500 are kept, and a view reads the newest 50', async () => {
  const { mailer, clock, outbox, folder } = await createOutboxFolder();
  await mkdir(folder);
  const time = clock.now().getTime().toString(16).padStart(12, '0');
  const names = Array.from({ length: 505 }, (_, number) => {
    const rest = number.toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${rest}.eml`;
  });
  await Promise.all(names.map((name) => writeFile(join(folder, name), `Subject: ${name}\r\n\r\n`)));
  clock.advance(1);
  await mailer.send({ ...mail, subject: 'newest' });
  expect((await readdir(folder)).toSorted().slice(0, -1)).toEqual(names.slice(6));
  const subjects = (await outbox.list()).map(({ subject }) => subject);
  expect(subjects).toEqual(['newest', ...names.slice(456).toReversed()]);
});

test('what was mailed to an address can be removed, and nothing else goes with it', async () => {
  const { mailer, outbox } = await createOutboxFolder();
  const others = ['a-chloe@example.org', 'chloe@example.org.uk'];
  for (const to of [mail.to, ...others, mail.to]) {
    await mailer.send({ ...mail, to, text: `To: ${mail.to}\n` });
  }
  await mailer.forget(mail.to);
  expect((await outbox.list()).map(({ to }) => to)).toEqual(others.toReversed());
});
