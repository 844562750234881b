import type { Pack } from '@stratum/content/pack';
import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { AppError } from '../../platform/http/app-error.ts';
import type { OrganizationRow } from '../organizations/index.ts';
import type { Deps } from './deps.ts';

/** The categories the pack has questions for, in the order of the model. */
export function availableCategories(pack: Pack): CategorySlug[] {
  return pack.categories.filter(({ available }) => available).map(({ slug }) => slug);
}

/** Those of them that an organization assigns to its members. */
export function assignedBy(
  organization: Pick<OrganizationRow, 'assignedCategories'>,
  pack: Pack,
): CategorySlug[] {
  return availableCategories(pack).filter((category) =>
    organization.assignedCategories.includes(category),
  );
}

interface CategoryCall {
  readonly query: {
    readonly categoryType?: CategorySlug | undefined;
    readonly orgcode?: string | undefined;
  };
  /** Of the caller: codes are counted by it, so that they cannot be tried out. */
  readonly network: string;
}

/**
 * The categories that category and orgcode together name: an organization's are those it assigns.
 * @throws AppError not_found where no organization has the code
 */
export async function categoriesAsked(
  { findOrganization }: Pick<Deps, 'findOrganization'>,
  { query: { categoryType, orgcode }, network }: CategoryCall,
): Promise<readonly CategorySlug[]> {
  const asked = categoryType === undefined ? categorySlugs : [categoryType];
  if (orgcode === undefined) return asked;
  const organization = await findOrganization(orgcode, network);
  if (!organization) throw new AppError('not_found');
  return asked.filter((category) => organization.assignedCategories.includes(category));
}
