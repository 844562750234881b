import { z } from 'zod';
import { limits } from './limits.ts';

/** §9: the categories, in the order of the model. The slugs are the names of the evaluation routes. */
export const categorySlugs = [
  'mentality',
  'cognitive-abilities',
  'mastery-of-emotions',
  'social-interaction',
  'personal-health',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];
export const categorySchema = z.enum(categorySlugs);

export const traitIdSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .meta({ description: 'Slug of a trait, as the content pack names it' });

/** A level of the model, 1 to 9. */
export const levelSchema = z.int().min(1).max(limits.levels);
/** A position on the level scale, 1 to 9, kept exactly; screens show one decimal. */
export const scoreSchema = z.number().min(1).max(limits.levels);

/** The library's three flights of levels: 1 to 3, 4 to 6, 7 to 9. */
export const buckets = ['foundations', 'growth', 'mastery'] as const;
export type Bucket = (typeof buckets)[number];

export function bucketOf(level: number): Bucket {
  if (level <= 3) return 'foundations';
  return level <= 6 ? 'growth' : 'mastery';
}

/** What a person reads of a level, in one language. */
export const levelTextSchema = z.object({
  level: levelSchema,
  name: z.string(),
  line: z.string(),
  description: z.string(),
  colour: z.object({ light: z.string(), dark: z.string() }),
});
export type LevelText = z.infer<typeof levelTextSchema>;

/** What a person reads of a trait, in one language. */
export const traitTextSchema = z.object({
  traitId: traitIdSchema,
  categoryType: categorySchema,
  name: z.string(),
  definition: z.string(),
  behaviours: z.array(z.string()).length(limits.levels),
  tips: z.object({ foundations: z.string(), growth: z.string(), mastery: z.string() }),
});
export type TraitText = z.infer<typeof traitTextSchema>;

export const categoryTextSchema = z.object({
  categoryType: categorySchema,
  name: z.string(),
  line: z.string(),
});
export type CategoryText = z.infer<typeof categoryTextSchema>;
