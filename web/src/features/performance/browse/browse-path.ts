import type { CategorySlug } from '@stratum/contract/categories';

/** What is looked at in the library, as the address says it. */
export const browseKeys = { tab: 'tab', category: 'category', skill: 'skill' } as const;

/** A category of the library, with one of its skills open. */
export function browsePath(category: CategorySlug, skill?: string): string {
  const query = new URLSearchParams({ tab: 'browse', category });
  if (skill !== undefined) query.set(browseKeys.skill, skill);
  return `/myStratum?${query}`;
}
