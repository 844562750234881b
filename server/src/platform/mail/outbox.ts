import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { uuidv7 } from 'uuidv7';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

/** A mail of the outbox as a mail program shows it. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Outbox {
  /** The newest mails, newest first. */
  list(): Promise<OutboxMail[]>;
  read(id: string): Promise<OutboxMail | null>;
}

const listed = 100;
/** Ids are the names of files and sort by time. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Stands in for a mail server: each mail becomes a file that any mail program opens. */
export function createOutboxMailer({ dataDir, from }: { dataDir: string; from: string }): Mailer {
  const folder = folderIn(dataDir);
  return {
    async send(mail) {
      const bytes = await new MailComposer(messageOf(mail, from)).compile().build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, `${uuidv7()}.eml`), bytes);
    },
    async close() {},
  };
}

/** Reads what the outbox mailer of the same data folder wrote. */
export function openOutbox(dataDir: string): Outbox {
  const folder = folderIn(dataDir);
  return {
    async list() {
      const ids = (await namesIn(folder)).flatMap((name) => idOf(name) ?? []);
      const newest = ids.toSorted().toReversed().slice(0, listed);
      return Promise.all(newest.map((id) => readMail(folder, id)));
    },
    async read(id) {
      const names = await namesIn(folder);
      return idPattern.test(id) && names.includes(`${id}.eml`) ? readMail(folder, id) : null;
    },
  };
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** A reader finds a mail under its name only once all of it is written. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(`${path}.part`, 'wx', 0o600);
  await file.writeFile(bytes);
  await file.close();
  await rename(`${path}.part`, path);
}

async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return readdir(folder);
}

function idOf(name: string): string | null {
  const id = name.replace(/\.eml$/, '');
  return name.endsWith('.eml') && idPattern.test(id) ? id : null;
}

async function readMail(folder: string, id: string): Promise<OutboxMail> {
  const email = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
  return {
    id,
    to: email.to?.[0]?.address ?? '',
    sentAt: email.date ?? '',
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
  };
}
