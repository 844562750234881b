import type { Pack } from '@stratum/content/pack';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Limiter, LimitRule } from '../../platform/limits/limiter.ts';
import type { SendSms } from '../../platform/sms/sms-jobs.ts';
import type { FindOrganization } from '../organizations/index.ts';
import type { UploadDeps } from '../uploads/index.ts';

export const profileLimits = {
  /** Text messages cost money, and the number may be another person's. */
  smsConfirmations: { points: 5, seconds: 24 * 60 * 60 },
  /** Decoding one keeps a processor busy for a while. */
  pictures: { points: 40, seconds: 60 * 60 },
} as const satisfies Record<string, LimitRule>;

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter<keyof typeof profileLimits>;
  readonly sendSms: SendSms;
  /** Where people find the product; it stands in what is sent to them. */
  readonly publicUrl: string;
  readonly uploads: UploadDeps;
  readonly pack: Pack;
  readonly findOrganization: FindOrganization;
}
