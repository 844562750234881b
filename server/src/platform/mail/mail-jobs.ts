import { locales } from '@stratum/contract/locale';
import { z } from 'zod';
import type { Queryable } from '../database.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mail.ts';

const mailJob: JobKind<Mail> = {
  name: 'mail',
  data: z.object({
    to: z.string(),
    locale: z.enum(locales),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  single: false,
  retries: 20,
  longest: 60,
};

/** Sends a mail that must not get lost: it leaves with the transaction and is tried again for hours. */
export type SendMail = (tx: Queryable, mail: Mail) => Promise<void>;

export function createMailJobs(jobs: Jobs, mailer: Mailer): SendMail {
  jobs.define(mailJob, (mail) => mailer.send(mail));
  return (tx, mail) => jobs.send(tx, mailJob, mail);
}
