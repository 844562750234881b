import type { UserId } from '@stratum/contract/ids';
import { organizationOf } from '../auth/index.ts';
import { categoryStandings } from './graph-store.ts';
import { availableCategories } from './progress.ts';
import { questionKeys } from './questionnaire.ts';
import type { Needs } from './service.ts';

/** What is assigned to a person, and how far each category has come. */
export async function assessmentStatus({ db, pack }: Pick<Needs, 'db' | 'pack'>, userId: UserId) {
  const organization = await organizationOf(db, userId);
  const available = availableCategories(pack);
  const assignedCategories = organization
    ? available.filter((category) => organization.assignedCategories.includes(category))
    : available;
  const standings = await categoryStandings(db, userId, available);
  return {
    assessment_completed: standings.every(
      ({ category, lastCompletedAt }) =>
        lastCompletedAt !== null || !assignedCategories.includes(category),
    ),
    assignedCategories,
    organization: organization && { name: organization.name },
    categories: standings.map(({ category, answered, lastCompletedAt }) => ({
      categoryType: category,
      answered,
      total: questionKeys(pack, category).size,
      lastCompletedAt: lastCompletedAt?.toISOString() ?? null,
    })),
  };
}
