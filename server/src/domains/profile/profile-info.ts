import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Profile } from '@stratum/contract/person';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AssessmentStanding } from '../auth/index.ts';
import { shownPlace } from '../places/index.ts';
import { findProfile } from './store.ts';

export async function profileInfo(
  needs: { db: Database; assessmentStanding: AssessmentStanding },
  userId: UserId,
  locale: Locale,
): Promise<Profile> {
  const found = await findProfile(needs.db, userId);
  if (!found) throw new AppError('invalid_token');
  const { person, organization, passwordHash } = found;
  const { assessment_completed } = await needs.assessmentStanding(userId);
  const { firstName, lastName, deletionDueAt, createdAt, ...rest } = person;
  return {
    ...rest,
    ...shownPlace(person, locale),
    first_name: firstName,
    last_name: lastName,
    organization,
    assessment_completed,
    hasPassword: passwordHash !== null,
    deletionDate: deletionDueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
