/** §9: the categories, in the order of the model. The slugs are the names of the evaluation routes. */
export const categorySlugs = [
  'mentality',
  'cognitive-abilities',
  'mastery-of-emotions',
  'social-interaction',
  'personal-health',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

/** Null for what is no category, such as what somebody typed into an address. */
export function readCategory(text: string | null): CategorySlug | null {
  return categorySlugs.find((slug) => slug === text) ?? null;
}
