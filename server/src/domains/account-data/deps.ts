import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { SendMail } from '../../platform/mail/mail-jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConfirmOwner } from '../auth/index.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  readonly storage: Storage;
  readonly mailer: Pick<Mailer, 'forget'>;
  readonly sms: Pick<SmsSender, 'forget'>;
  readonly confirmOwner: ConfirmOwner;
  readonly publicUrl: string;
  /** What every domain holds of a person. */
  readonly personalData: readonly PersonalData[];
}

/** What the jobs are given: they have no caller whose password is asked for. */
export type JobDeps = Omit<Deps, 'confirmOwner'>;
