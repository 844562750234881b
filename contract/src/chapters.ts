import { z } from 'zod';
import { levelSchema, traitIdSchema } from './model.ts';
import { defineRoutes, signedIn } from './route.ts';

const slugSchema = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/);

export const chapterSummarySchema = z.object({
  slug: slugSchema,
  /** Place in the book, from 1. */
  number: z.int(),
  title: z.string(),
  line: z.string(),
  /** Reading time. */
  minutes: z.int(),
  /** The step of the model it is about; null for the one on reading the levels. */
  step: z.object({ from: levelSchema, to: levelSchema }).nullable(),
});
export type ChapterSummary = z.infer<typeof chapterSummarySchema>;

export const chapterSchema = chapterSummarySchema.extend({
  sections: z.array(
    z.object({ heading: z.string(), paragraphs: z.array(z.string()), list: z.array(z.string()) }),
  ),
  exercise: z.object({
    title: z.string(),
    /** How long it takes and what it needs. */
    setup: z.string(),
    steps: z.array(z.string()),
    /** When it is done, and what to make of it. */
    end: z.string(),
  }),
  /** What the step's upper level looks like in three traits. */
  signs: z.array(z.object({ traitId: traitIdSchema, name: z.string(), behaviour: z.string() })),
  sources: z.array(z.string()),
});
export type Chapter = z.infer<typeof chapterSchema>;

export const termSchema = z.object({
  id: slugSchema,
  term: z.string(),
  definition: z.string(),
  related: z.array(slugSchema),
});
export type Term = z.infer<typeof termSchema>;

export const chapterRoutes = defineRoutes({
  getChapter: {
    method: 'GET',
    path: '/get-chapter',
    summary: 'The chapters in their order; one of them whole where its slug is given',
    access: signedIn,
    query: z.object({ slug: slugSchema.optional() }),
    reply: z.object({
      chapters: z.array(chapterSummarySchema),
      chapter: chapterSchema.nullable(),
    }),
    errors: ['not_found'],
  },
  getDefinitions: {
    method: 'GET',
    path: '/get-definitions',
    summary: 'The words of the model and what they mean here, in the order of the alphabet',
    access: signedIn,
    reply: z.object({ terms: z.array(termSchema) }),
    errors: [],
  },
});
