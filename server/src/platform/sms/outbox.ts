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

const listed = 100;
const ending = '.sms.json';

/** Stands in for a carrier: each message becomes a file beside the mails. */
export function createOutboxSms({ dataDir, clock }: { dataDir: string; clock: Clock }): SmsSender {
  const folder = openOutboxFolder(dataDir, ending);
  return {
    async send(sms) {
      await folder.add(JSON.stringify({ ...sms, sentAt: clock.now().toISOString() }, null, 2));
    },
  };
}

/** Reads what the same data folder's messages were written to. */
export function openSmsOutbox(dataDir: string): SmsOutbox {
  const folder = openOutboxFolder(dataDir, ending);
  return {
    async list() {
      const read = async (id: string) => {
        const source = await folder.read(id);
        return source && { id, ...storedSchema.parse(JSON.parse(source.toString())) };
      };
      const messages = await Promise.all((await folder.newest(listed)).map(read));
      return messages.filter((sms) => sms !== null);
    },
  };
}
