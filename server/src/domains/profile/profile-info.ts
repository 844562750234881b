import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Profile } from '@stratum/contract/person';
import { AppError } from '../../platform/http/app-error.ts';
import { findProfile } from '../accounts/index.ts';
import { assessmentStatus } from '../assessments/index.ts';
import { newestRestWeekdays } from '../daily-wins/index.ts';
import { shownPlace } from '../places/index.ts';
import type { Deps } from './deps.ts';

export async function profileInfo(
  deps: Pick<Deps, 'db' | 'pack'>,
  userId: UserId,
  locale: Locale,
): Promise<Profile> {
  const found = await findProfile(deps.db, userId);
  if (!found) throw new AppError('invalid_token');
  const { person, organization, hasPassword } = found;
  const { assessment_completed } = await assessmentStatus(deps, userId);
  const { firstName, lastName, deletionDueAt, createdAt, ...rest } = person;
  return {
    ...rest,
    ...shownPlace(person, locale),
    first_name: firstName,
    last_name: lastName,
    organization,
    assessment_completed,
    restWeekdays: await newestRestWeekdays(deps.db, userId),
    hasPassword,
    deletionDate: deletionDueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
