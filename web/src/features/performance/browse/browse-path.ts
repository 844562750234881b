import type { CategorySlug } from '@stratum/contract/categories';

/** A category of the library, with one of its skills open. */
export function browsePath(category: CategorySlug, skill?: string): string {
  const query = new URLSearchParams({ tab: 'browse', category });
  if (skill !== undefined) query.set('skill', skill);
  return `/myStratum?${query}`;
}
