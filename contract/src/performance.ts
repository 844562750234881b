import { z } from 'zod';
import { performanceEndpoints } from './endpoints/performance.ts';
import { performanceProgressEndpoints } from './endpoints/performance-progress.ts';
import { pageSchema } from './envelope.ts';
import { habits } from './habits.ts';
import { moduleIdSchema } from './ids.ts';
import { bucketSchema, percentSchema, videoSchema } from './library/video.ts';
import { categorySchema, levelSchema, scoreSchema, traitIdSchema } from './model.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

export const moduleSchema = z.object({
  id: moduleIdSchema,
  title: z.string(),
  traitId: traitIdSchema,
  bucket: bucketSchema,
  /** What to do this week. */
  act: z.string(),
  /** The rule that the act makes of a habit; null where it makes none. */
  rule: z.object({ habit: z.enum(habits), text: z.string() }).nullable(),
  /** Whether the caller has applied the act or marked it as done. */
  actDone: z.boolean(),
  /** Half its films and half its act. */
  progress: percentSchema,
});
export type Module = z.infer<typeof moduleSchema>;

/** Why a module is recommended; the reader's client says it in a sentence. */
const reasonSchema = z.object({
  traitId: traitIdSchema,
  /** Where the caller stands in the skill; null where they have not assessed it. */
  level: levelSchema.nullable(),
  score: scoreSchema.nullable(),
  /** How many assessed skills with a module it is the lowest, or not the lowest, of. */
  among: z.int(),
  /** `lowest`: none of the skills with a module is lower; `low`: others are; `first`: nothing is assessed yet. */
  kind: z.enum(['lowest', 'low', 'first']),
});

const byTrait = z.object({ traitId: traitIdSchema });
const items = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const performanceRoutes = defineRoutes({
  getPerformance: {
    ...performanceEndpoints.getPerformance,
    summary: 'What fits where the caller stands, the lowest skill first, and what they have begun',
    access: signedIn,
    reply: z.object({
      recommended: z.array(
        z.object({
          module: moduleSchema,
          reason: reasonSchema,
          /** Its first film; null where it has none. */
          video: videoSchema.nullable(),
        }),
      ),
      continueWatching: z.array(videoSchema),
    }),
    errors: [],
  },
  getPerformanceCategories: {
    ...performanceEndpoints.getPerformanceCategories,
    summary: 'The categories with their skills, the caller’s level and progress in each',
    access: signedIn,
    reply: items(
      z.object({
        categoryType: categorySchema,
        name: z.string(),
        traits: z.array(
          z.object({
            traitId: traitIdSchema,
            name: z.string(),
            level: levelSchema.nullable(),
            score: scoreSchema.nullable(),
            /** Of its modules together; null where it has none yet. */
            progress: percentSchema.nullable(),
          }),
        ),
      }),
    ),
    errors: [],
  },
  getPerformanceBucket: {
    ...performanceEndpoints.getPerformanceBucket,
    summary: 'The three buckets of a skill, each with the levels it is for',
    access: signedIn,
    query: byTrait,
    reply: items(
      z.object({
        bucket: bucketSchema,
        name: z.string(),
        levels: z.object({ from: levelSchema, to: levelSchema }),
        progress: percentSchema,
      }),
    ),
    errors: ['not_found'],
  },
  getPerformanceModule: {
    ...performanceEndpoints.getPerformanceModule,
    summary: 'Modules of a skill, of a bucket, one by its id, or all',
    access: signedIn,
    query: z.object({
      traitId: traitIdSchema.optional(),
      bucket: bucketSchema.optional(),
      moduleId: moduleIdSchema.optional(),
      cursor: z.string().max(200).optional(),
    }),
    reply: pageSchema(moduleSchema),
    errors: [],
  },
  getPerformanceBucketProgress: {
    ...performanceProgressEndpoints.getPerformanceBucketProgress,
    summary: 'How far the caller is in each bucket of a skill: the mean of its modules',
    access: signedIn,
    query: byTrait,
    reply: items(z.object({ bucket: bucketSchema, progress: percentSchema })),
    errors: ['not_found'],
  },
  getPerformanceModuleProgress: {
    ...performanceProgressEndpoints.getPerformanceModuleProgress,
    summary: 'How far the caller is in each module of a skill, or of one of its buckets',
    access: signedIn,
    query: byTrait.extend({ bucket: bucketSchema.optional() }),
    reply: items(z.object({ moduleId: moduleIdSchema, progress: percentSchema })),
    errors: ['not_found'],
  },
  getUserLastAssessmentData: {
    ...performanceEndpoints.getUserLastAssessmentData,
    summary: 'The caller’s latest level in each skill, and the bucket that fits it',
    access: signedIn,
    reply: items(
      z.object({
        traitId: traitIdSchema,
        level: levelSchema.nullable(),
        bucket: bucketSchema.nullable(),
      }),
    ),
    errors: [],
  },
  moduleAct: {
    ...performanceEndpoints.moduleAct,
    summary: 'Marks the act of a module as done, or as not done',
    access: opens({ module: { as: 'viewer', id: 'body.moduleId' } }),
    body: z.strictObject({ moduleId: moduleIdSchema, done: z.boolean() }),
    reply: moduleSchema,
    errors: ['not_found'],
  },
});
