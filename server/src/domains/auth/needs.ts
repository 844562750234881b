import type { UserId } from '@stratum/contract/ids';
import type { CategorySlug } from '@stratum/contract/model';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { SendMail } from '../../platform/mail/mail-jobs.ts';
import type { FindOrganization } from '../organizations/index.ts';
import type { SendCode } from './code-mails.ts';
import type { AuthLimiter } from './limits.ts';
import type { SessionRow } from './tables.ts';

/** How far a person has come with the assessments; they answer it, since they build on accounts. */
export type AssessmentStanding = (
  userId: UserId,
) => Promise<{ assessment_completed: boolean; assignedCategories: CategorySlug[] }>;

/** Where to go on to, to be signed out of the provider that opened the session; null where none did. */
type ExternalSignOut = (session: Pick<SessionRow, 'externalIdToken'>) => Promise<string | null>;

export interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: AuthLimiter;
  readonly sendMail: SendMail;
  readonly sendCode: SendCode;
  readonly otpKey: Buffer;
  readonly publicUrl: string;
  readonly assessmentStanding: AssessmentStanding;
  readonly findOrganization: FindOrganization;
  readonly externalSignOut: ExternalSignOut;
}

/** The part of a public account call that its rules look at. */
export interface AccountCall<Body extends { email: string }> {
  readonly body: Body;
  readonly address: string;
  readonly userAgent: string;
}
