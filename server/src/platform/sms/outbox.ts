import { localeSchema } from '@stratum/contract/person';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openOutboxFolder } from '../outbox-folder.ts';
import type { SmsSender } from './sms.ts';

const storedSchema = z.object({
  to: z.string(),
  locale: localeSchema,
  text: z.string(),
  sentAt: z.iso.datetime(),
});

interface OutboxSms extends z.infer<typeof storedSchema> {
  readonly id: string;
}

export interface SmsOutbox {
  /** The newest messages, newest first. */
  list(): Promise<OutboxSms[]>;
}

/** Files that a view reads at most. */
const listed = 50;
const kind = { ending: '.sms.json', recipientOf: (source: Buffer) => smsOf(source).to };

/** Stands in for a carrier: each message becomes a file beside the mails. */
export function createOutboxSms({ dataDir, clock }: { dataDir: string; clock: Clock }): SmsSender {
  const folder = openOutboxFolder(dataDir, kind);
  return {
    async send(sms) {
      const now = clock.now();
      await folder.add(JSON.stringify({ ...sms, sentAt: now.toISOString() }, null, 2), now);
    },
    forget: (number) => folder.removeTo(number),
  };
}

/** Reads what the same data folder's messages were written to. */
export function openSmsOutbox(dataDir: string): SmsOutbox {
  const folder = openOutboxFolder(dataDir, kind);
  return {
    async list() {
      const read = async (id: string) => {
        const source = await folder.read(id);
        return source && { id, ...smsOf(source) };
      };
      const messages = await Promise.all((await folder.newest(listed)).map(read));
      return messages.filter((sms) => sms !== null);
    },
  };
}

function smsOf(source: Buffer) {
  return storedSchema.parse(JSON.parse(source.toString()));
}
