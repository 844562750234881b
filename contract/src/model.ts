import { z } from 'zod';
import { categorySlugs } from './categories.ts';
import { helpTopics } from './help-topics.ts';
import { limits } from './limits.ts';

export const categorySchema = z.enum(categorySlugs);

export const traitIdSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .meta({ description: 'Slug of a trait, as the content pack names it' });

export const helpTopicSchema = z.enum(helpTopics);

/** A level of the model, 1 to 9. */
export const levelSchema = z.int().min(1).max(limits.levels);
/** A position on the level scale, 1 to 9, kept exactly; screens show one decimal. */
export const scoreSchema = z.number().min(1).max(limits.levels);

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
  /** What questions and results of the trait show help for. */
  help: helpTopicSchema.nullable().default(null),
  /** Whom its statements and levels do not fit, and what to do instead. */
  caution: z.string().nullable().default(null),
  behaviours: z.array(z.string()).length(limits.levels),
  /** What the skill rests on: the works, each with what it supports. */
  sources: z.array(z.object({ citation: z.string(), supports: z.string() })).default([]),
  /** One for each step up: the first leads from level 1 to 2. */
  tips: z.array(z.string()).length(limits.levels - 1),
});
export type TraitText = z.infer<typeof traitTextSchema>;

export const categoryTextSchema = z.object({
  categoryType: categorySchema,
  name: z.string(),
  line: z.string(),
});
export type CategoryText = z.infer<typeof categoryTextSchema>;
