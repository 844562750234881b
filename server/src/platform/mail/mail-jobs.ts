import { localeSchema } from '@stratum/contract/person';
import { z } from 'zod';
import type { Queryable, Transaction } from '../database.ts';
import { defineJob, type Job, type JobKind, type Jobs } from '../jobs/jobs.ts';
import { newId } from '../new-id.ts';
import type { Mail, Mailer } from './mail.ts';

const mailKind: JobKind<Mail> = {
  name: 'mail',
  data: z.object({
    to: z.string(),
    locale: localeSchema,
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    about: z.string().optional(),
    id: z.string().optional(),
    unsubscribeUrl: z.string().optional(),
  }),
  exclusive: false,
  retries: 20,
  timeoutSeconds: 60,
};

export function mailJob(mailer: Mailer): Job {
  return defineJob(mailKind, (mail) => mailer.send(mail));
}

/** Sends each mail by a job of the same transaction, which is retried for hours. */
export type SendMail = (db: Queryable, ...mails: readonly Mail[]) => Promise<void>;

export function createSendMail(jobs: Jobs): SendMail {
  return (db, ...mails) =>
    jobs.sendAll(
      db,
      mailKind,
      mails.map((mail) => ({ id: newId(), ...mail })),
    );
}

/** Takes back what waits to be mailed to an address. */
export function cancelMails(jobs: Jobs, tx: Transaction, to: string): Promise<void> {
  return jobs.cancel(tx, mailKind, { to });
}
