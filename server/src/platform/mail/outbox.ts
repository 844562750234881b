import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import type { Clock } from '../clock.ts';
import { openOutboxFolder } from '../outbox-folder.ts';
import { type Mailer, messageOf } from './mail.ts';

/** A mail of the outbox as a mail program shows it. */
interface OutboxMail {
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

/** Files that a view reads and parses at most. */
const listed = 50;

interface OutboxDeps {
  readonly dataDir: string;
  readonly from: string;
  readonly clock: Clock;
}

/** Stands in for a mail server: each mail becomes a file that any mail program opens. */
export function createOutboxMailer({ dataDir, from, clock }: OutboxDeps): Mailer {
  const folder = openOutboxFolder(dataDir, kind);
  return {
    async send(mail) {
      const source = await new MailComposer(messageOf(mail, from)).compile().build();
      await folder.add(source, clock.now());
    },
    forget: (address) => folder.removeTo(address),
    async close() {},
  };
}

/** Reads what the outbox mailer of the same data folder wrote. */
export function openOutbox(dataDir: string): Outbox {
  const folder = openOutboxFolder(dataDir, kind);
  const read = async (id: string) => {
    const source = await folder.read(id);
    return source && readMail(id, source);
  };
  return {
    async list() {
      const mails = await Promise.all((await folder.newest(listed)).map(read));
      return mails.filter((mail) => mail !== null);
    },
    read,
  };
}

const kind = {
  ending: '.eml',
  recipientOf: (source: Buffer) => /^To: (.*)\r$/im.exec(source.toString('latin1'))?.[1] ?? null,
};

async function readMail(id: string, source: Buffer): Promise<OutboxMail> {
  const email = await PostalMime.parse(source);
  return {
    id,
    to: email.to?.[0]?.address ?? '',
    sentAt: email.date ?? '',
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
  };
}
