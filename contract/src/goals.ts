import { z } from 'zod';
import { daySchema } from './calendar.ts';
import { goalEndpoints } from './endpoints/goals.ts';
import { pageSchema } from './envelope.ts';
import {
  goalDraftSchema,
  goalItemSchema,
  goalSchema,
  goalStatusSchema,
  nextStepSchema,
  onTrackSchema,
  progressSchema,
} from './goal.ts';
import { habits } from './habits.ts';
import { goalIdSchema } from './ids.ts';
import { categorySchema } from './model.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

/** Fifty milestones of fifty micro goals fit into it. */
const goalBodyLimit = 1024 * 1024;

const idParam = z.object({ id: goalIdSchema });
const ownGoal = opens({ goal: { as: 'owner', id: 'params.id' } });

/** The days of a goal up to today on which linked habits were won. */
const linkedWinsSchema = z.object({
  from: daySchema,
  to: daySchema,
  habits: z.array(z.object({ habit: z.enum(habits), won: z.array(daySchema) })),
});

export const goalRoutes = defineRoutes({
  goalCreate: {
    ...goalEndpoints.goalCreate,
    summary: 'Makes a goal with its milestones and micro goals, all or nothing',
    access: signedIn,
    body: goalDraftSchema,
    bodyLimit: goalBodyLimit,
    reply: goalSchema,
    errors: ['not_found', 'upload_unfinished', 'upload_used', 'unsupported_file'],
  },
  goalList: {
    ...goalEndpoints.goalList,
    summary: 'The goals of the caller, newest first; archived ones only when asked for',
    access: signedIn,
    query: z.object({
      status: goalStatusSchema.optional(),
      goalCategory: categorySchema.optional(),
      archived: z.enum(['true', 'false']).default('false'),
      cursor: z.string().max(200).optional(),
    }),
    reply: pageSchema(goalItemSchema),
    errors: [],
  },
  goalCategoryList: {
    ...goalEndpoints.goalCategoryList,
    summary: 'The categories with how many goals the caller has in each, archived ones left out',
    access: signedIn,
    reply: z.object({
      items: z.array(z.object({ goalCategory: categorySchema, name: z.string(), count: z.int() })),
    }),
    errors: [],
  },
  goalInfo: {
    ...goalEndpoints.goalInfo,
    summary: 'A goal with the fields it was made of, for editing',
    access: ownGoal,
    params: idParam,
    reply: goalSchema,
    errors: ['not_found'],
  },
  goalDetails: {
    ...goalEndpoints.goalDetails,
    summary: 'A goal with its progress, its on-track line and the wins of its habits',
    access: ownGoal,
    params: idParam,
    reply: z.object({
      goal: goalSchema.omit({ milestones: true }),
      milestones: goalSchema.shape.milestones,
      progress: progressSchema,
      onTrack: onTrackSchema,
      /** The day for which each step is planned, ascending. */
      plan: z.array(daySchema),
      nextStep: nextStepSchema.nullable(),
      /** Null before the first day of the goal. */
      wins: linkedWinsSchema.nullable(),
    }),
    errors: ['not_found'],
  },
});
