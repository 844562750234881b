import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { chapterEndpoints } from './endpoints/chapters.ts';
import { locales } from './locale.ts';
import { helpTopicSchema, levelSchema, traitIdSchema } from './model.ts';
import { defineRoutes, packKept, signedIn } from './route.ts';

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
  /** What the skills that it names touch. */
  help: z.array(helpTopicSchema).default([]),
});
export type Chapter = z.infer<typeof chapterSchema>;

export const termSchema = z.object({
  id: slugSchema,
  term: z.string(),
  definition: z.string(),
  related: z.array(slugSchema),
});
export type Term = z.infer<typeof termSchema>;

/** The graphs that a film explains. */
export const graphKinds = ['level-line', 'radar', 'comparison'] as const;
export type GraphKind = (typeof graphKinds)[number];
export const graphKindSchema = z.enum(graphKinds);

export const graphVideoSchema = z.object({
  graph: graphKindSchema,
  title: z.string(),
  /** Seconds. */
  duration: z.int(),
  /** Addresses of the film, of the picture shown before it plays, and of its captions. */
  source: z.string(),
  poster: z.string(),
  captions: z.object({ locale: z.enum(locales), source: z.string() }),
  /** What the captions say, one after the other. */
  transcript: z.array(z.string()),
  /** When the person first watched it to its end; null until then. */
  viewedAt: instantSchema.nullable(),
});
export type GraphVideo = z.infer<typeof graphVideoSchema>;

const viewedGraphSchema = z.object({ graph: graphKindSchema, viewedAt: instantSchema });

export const chapterRoutes = defineRoutes({
  getChapter: {
    ...chapterEndpoints.getChapter,
    summary: 'The chapters in their order; one of them whole where its slug is given',
    access: signedIn,
    query: z.object({ slug: slugSchema.optional() }),
    cacheSeconds: packKept,
    reply: z.object({
      chapters: z.array(chapterSummarySchema),
      chapter: chapterSchema.nullable(),
    }),
    errors: ['not_found'],
  },
  getDefinitions: {
    ...chapterEndpoints.getDefinitions,
    summary: 'The words of the model and what they mean here, in the order of the alphabet',
    access: signedIn,
    cacheSeconds: packKept,
    reply: z.object({ terms: z.array(termSchema) }),
    errors: [],
  },
  getGraphVideos: {
    ...chapterEndpoints.getGraphVideos,
    summary:
      'The films that explain how to read the graphs, and which of them the person has watched',
    access: signedIn,
    reply: z.object({ videos: z.array(graphVideoSchema) }),
    errors: [],
  },
  graphViewed: {
    ...chapterEndpoints.graphViewed,
    summary: 'Notes that the person has watched the film of a graph; the first time counts',
    access: signedIn,
    body: z.strictObject({ graph: graphKindSchema }),
    reply: viewedGraphSchema,
    errors: [],
  },
  getViewedGraph: {
    ...chapterEndpoints.getViewedGraph,
    summary: 'The graphs whose film the person has watched, in the order of watching',
    access: signedIn,
    reply: z.object({ graphs: z.array(viewedGraphSchema) }),
    errors: [],
  },
});
