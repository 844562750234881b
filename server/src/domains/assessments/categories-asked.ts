import { type CategorySlug, categorySlugs } from '@stratum/contract/model';
import { AppError } from '../../platform/http/app-error.ts';
import type { FindOrganization } from '../organizations/index.ts';

interface Asked {
  readonly categoryType?: CategorySlug | undefined;
  readonly orgcode?: string | undefined;
  /** From where it is asked: codes must not be tried out. */
  readonly address: string;
}

/**
 * The categories that category and orgcode together name: an organization's are those it assigns.
 * @throws AppError not_found where no organization has the code
 */
export async function categoriesAsked(
  { findOrganization }: { readonly findOrganization: FindOrganization },
  { categoryType, orgcode, address }: Asked,
): Promise<readonly CategorySlug[]> {
  const named = categoryType === undefined ? categorySlugs : [categoryType];
  if (orgcode === undefined) return named;
  const organization = await findOrganization(orgcode, address);
  if (!organization) throw new AppError('not_found');
  return named.filter((category) => organization.assignedCategories.includes(category));
}
