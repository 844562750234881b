import type { UserId } from '@stratum/contract/ids';
import type { CategorySlug } from '@stratum/contract/model';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { AuthLimiter } from './limits.ts';

/** How far a person has come with the assessments; they answer it, since they build on accounts. */
export type AssessmentStanding = (
  userId: UserId,
) => Promise<{ assessment_completed: boolean; assignedCategories: CategorySlug[] }>;

export interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: AuthLimiter;
  readonly post: Post;
  readonly otpKey: Buffer;
  readonly publicUrl: string;
  readonly assessmentStanding: AssessmentStanding;
}

/** The part of a public account call that its rules look at. */
export interface AccountCall<Body extends { email: string }> {
  readonly body: Body;
  readonly address: string;
  readonly userAgent: string;
}
