import { userIdSchema } from '@stratum/contract/ids';
import { localeSchema } from '@stratum/contract/person';
import { z } from 'zod';
import { after, type Clock } from '../clock.ts';
import type { Queryable, Transaction } from '../database.ts';
import { defineJob, type Job, type JobKind, type Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { type Sms, SmsError, type SmsSender } from './sms.ts';
import { claimSms, releaseSms } from './store.ts';

const smsJobSchema = z.object({
  /** Missing in jobs of an older release. */
  id: z.string().optional(),
  to: z.string(),
  locale: localeSchema,
  text: z.string(),
  addressee: z.object({ userId: userIdSchema, about: z.string() }).optional(),
  /** It is not sent any more from then on. Missing in jobs of an older release. */
  expiresAt: z.coerce.date().optional(),
});

const smsKind: JobKind<z.infer<typeof smsJobSchema>> = {
  name: 'sms',
  data: smsJobSchema,
  exclusive: false,
  retries: 7,
  timeoutSeconds: 60,
};

/** Seconds that a message may wait to be sent, such as where no server runs. */
const sentWithin = 60 * 60;

interface SmsJobDeps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly log: Log;
  readonly sms: SmsSender;
}

/** Sends a message once at most: again only where the attempt before certainly sent nothing. */
export function smsJob({ db, clock, log, sms: sender }: SmsJobDeps): Job {
  return defineJob(smsKind, async ({ id = newId<string>(), expiresAt, ...sms }) => {
    const now = clock.now();
    if (expiresAt && expiresAt <= now) return log.error('a text message came too late to be sent');
    if (!(await claimSms(db, id, now))) {
      log.error(
        'a text message may have left with an attempt that did not end: it is not repeated',
      );
      return;
    }
    try {
      await sender.send(sms);
    } catch (error) {
      if (!(error instanceof SmsError)) throw error;
      if (!error.isRetryable) return log.error({ err: error }, 'a text message could not be sent');
      await releaseSms(db, id);
      throw error;
    }
  });
}

/** Sends each text message by a job of the same transaction. */
export type SendSms = (db: Queryable, ...messages: readonly Sms[]) => Promise<void>;

export function createSendSms({ jobs, clock }: { jobs: Jobs; clock: Clock }): SendSms {
  return (db, ...messages) => {
    const expiresAt = after(clock.now(), sentWithin);
    return jobs.sendAll(
      db,
      smsKind,
      messages.map((sms) => ({ id: newId<string>(), ...sms, expiresAt })),
    );
  };
}

/** Takes back what waits to be sent to a number. */
export function cancelSms(jobs: Jobs, tx: Transaction, to: string): Promise<void> {
  return jobs.cancel(tx, smsKind, { to });
}
