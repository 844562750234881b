import { localeSchema } from '@stratum/contract/person';
import { z } from 'zod';
import type { Queryable, Transaction } from '../database.ts';
import { defineJob, type Job, type JobKind, type Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { type Sms, SmsError, type SmsSender } from './sms.ts';

const smsKind: JobKind<Sms> = {
  name: 'sms',
  data: z.object({ to: z.string(), locale: localeSchema, text: z.string() }),
  exclusive: false,
  retries: 7,
  timeoutSeconds: 60,
};

/** A message is tried again only where the attempt before certainly sent nothing. */
export function smsJob(sender: SmsSender, log: Log): Job {
  return defineJob(smsKind, async (sms) => {
    try {
      await sender.send(sms);
    } catch (error) {
      if (!(error instanceof SmsError) || error.isRetryable) throw error;
      log.error({ err: error }, 'a text message could not be sent');
    }
  });
}

/** Sends a text message by a job of the same transaction. */
export type SendSms = (db: Queryable, sms: Sms) => Promise<void>;

export function createSendSms(jobs: Jobs): SendSms {
  return (db, sms) => jobs.send(db, smsKind, sms);
}

/** Takes back what waits to be sent to a number. */
export function cancelSms(jobs: Jobs, tx: Transaction, to: string): Promise<void> {
  return jobs.cancel(tx, smsKind, { to });
}
