import type { UserId } from '@stratum/contract/ids';
import { organizationOf } from '../accounts/index.ts';
import { assignedBy, availableCategories } from './categories.ts';
import type { Deps } from './deps.ts';
import { questionKeys } from './questionnaire.ts';
import { categoryStatuses } from './store.ts';

/**
 * What is assigned to a person, and how far each category has come. An organization that assigns
 * nothing that the pack has counts as none: all categories are assigned then.
 */
export async function assessmentStatus({ db, pack }: Pick<Deps, 'db' | 'pack'>, userId: UserId) {
  const organization = await organizationOf(db, userId);
  const assigned = organization ? assignedBy(organization, pack) : [];
  const available = availableCategories(pack);
  const assignedCategories = assigned.length > 0 ? assigned : available;
  const statuses = await categoryStatuses(db, userId, available, pack.version);
  return {
    assessment_completed: statuses.every(
      ({ category, lastCompletedAt }) =>
        lastCompletedAt !== null || !assignedCategories.includes(category),
    ),
    assignedCategories,
    organization: organization && assigned.length > 0 ? { name: organization.name } : null,
    categories: statuses.map(({ category, answers, lastCompletedAt }) => ({
      categoryType: category,
      answered: Object.keys(answers ?? {}).length,
      total: questionKeys(pack, category).size,
      lastCompletedAt: lastCompletedAt?.toISOString() ?? null,
    })),
  };
}
