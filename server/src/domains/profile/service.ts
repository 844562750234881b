import type { UserId } from '@stratum/contract/ids';
import type { Profile } from '@stratum/contract/person';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type AssessmentStanding, userById } from '../auth/index.ts';

export async function profileInfo(
  needs: { db: Database; assessmentStanding: AssessmentStanding },
  userId: UserId,
): Promise<Profile> {
  const user = await userById(needs.db, userId);
  if (!user) throw new AppError('invalid_token');
  const { assessment_completed } = await needs.assessmentStanding(userId);
  const { passwordHash: _hash, firstName, lastName, ...rest } = user;
  return {
    ...rest,
    first_name: firstName,
    last_name: lastName,
    assessment_completed,
    createdAt: user.createdAt.toISOString(),
  };
}
