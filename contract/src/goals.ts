import { z } from 'zod';
import { daySchema, instantSchema } from './calendar.ts';
import { goalEndpoints } from './endpoints/goals.ts';
import { pageSchema } from './envelope.ts';
import {
  goalChangeSchema,
  goalDraftSchema,
  goalFieldsSchema,
  goalItemSchema,
  goalSchema,
  goalStatusSchema,
  nextStepSchema,
  onTrackSchema,
  progressSchema,
} from './goal.ts';
import { goalEventSchema } from './goal-history.ts';
import { longestGoal, restorableDays } from './goal-words.ts';
import { habits } from './habits.ts';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from './ids.ts';
import { categorySchema } from './model.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

/** Fifty milestones of fifty micro goals fit into it. */
const goalBodyLimit = 1024 * 1024;

const idParam = z.object({ id: goalIdSchema });
const ownGoal = opens({ goal: { as: 'owner', id: 'params.id' } });
const namedInBody = opens({ goal: { as: 'owner', id: 'body.id' } });
const pictureErrors = ['upload_unfinished', 'upload_used', 'unsupported_file'] as const;
/** Whether archived goals are left out, among the others, or the only ones. */
const archivedSchema = z.enum(['true', 'false', 'only']).default('false');
const cursorQuery = { cursor: z.string().max(200).optional() };
/** Without days on which a goal was looked at only, where they are not asked for. */
const historyQuery = { ...cursorQuery, views: z.enum(['true', 'false']).default('true') };

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
    errors: ['not_found', ...pictureErrors],
  },
  goalList: {
    ...goalEndpoints.goalList,
    summary: 'The goals of the caller, newest first; archived ones when asked for',
    access: signedIn,
    query: z.object({
      status: goalStatusSchema.optional(),
      goalCategory: categorySchema.optional(),
      archived: archivedSchema,
      ...cursorQuery,
    }),
    reply: pageSchema(goalItemSchema),
    errors: [],
  },
  goalCategoryList: {
    ...goalEndpoints.goalCategoryList,
    summary: 'The categories with how many goals of a list the caller has in each',
    access: signedIn,
    query: z.object({ status: goalStatusSchema.optional(), archived: archivedSchema }),
    reply: z.object({
      items: z.array(z.object({ goalCategory: categorySchema, name: z.string(), count: z.int() })),
    }),
    errors: [],
  },
  goalMarks: {
    ...goalEndpoints.goalMarks,
    summary: 'The days on which the caller completed goals, the latest 500, for marks on a graph',
    access: signedIn,
    reply: z.object({
      items: z.array(
        goalItemSchema
          .pick({ goalName: true, goalCategory: true })
          .extend({ goalId: goalIdSchema, day: daySchema }),
      ),
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
      goal: goalSchema.omit({ milestones: true, reminders: true }),
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
  goalStatusUpdate: {
    ...goalEndpoints.goalStatusUpdate,
    summary:
      'Ticks or unticks a micro goal, a milestone with all its micro goals, or completes or reopens the goal where none is named',
    access: namedInBody,
    body: z.strictObject({
      id: goalIdSchema,
      status: goalStatusSchema,
      milestoneId: milestoneIdSchema.optional(),
      microGoalId: microGoalIdSchema.optional(),
    }),
    reply: z.object({
      /** That of the goal. */
      status: goalStatusSchema,
      progress: progressSchema,
      onTrack: onTrackSchema,
      /** No step is left, and the goal is not completed yet. */
      proposesCompletion: z.boolean(),
    }),
    errors: ['not_found'],
  },
  goalUpdate: {
    ...goalEndpoints.goalUpdate,
    summary: 'Changes the fields that are named; the steps have calls of their own',
    access: namedInBody,
    body: goalChangeSchema,
    reply: goalFieldsSchema,
    errors: ['not_found', ...pictureErrors],
  },
  goalArchive: {
    ...goalEndpoints.goalArchive,
    summary: 'Takes a goal out of the lists without deleting it, or puts it back',
    access: namedInBody,
    body: z.strictObject({ id: goalIdSchema, archived: z.boolean() }),
    reply: goalFieldsSchema,
    errors: ['not_found'],
  },
  goalShift: {
    ...goalEndpoints.goalShift,
    summary: 'Moves the first and the last day and all due dates by so many days',
    access: namedInBody,
    body: z.strictObject({
      id: goalIdSchema,
      days: z
        .int()
        .min(-longestGoal)
        .max(longestGoal)
        .refine((days) => days !== 0, 'required'),
    }),
    reply: goalSchema,
    errors: ['not_found'],
  },
  goalCopy: {
    ...goalEndpoints.goalCopy,
    summary: 'Makes a new goal of the same fields and steps, all open, that begins today',
    access: namedInBody,
    body: z.strictObject({ id: goalIdSchema }),
    reply: goalSchema,
    errors: ['not_found'],
  },
  goalDelete: {
    ...goalEndpoints.goalDelete,
    summary: `Deletes a goal, which can be had back for ${restorableDays} days`,
    access: opens({ goal: { as: 'owner', id: 'query.id' } }),
    query: z.strictObject({ id: goalIdSchema }),
    reply: z.object({ id: goalIdSchema, restorableUntil: instantSchema }),
    errors: ['not_found'],
  },
  goalRestore: {
    ...goalEndpoints.goalRestore,
    summary: 'Takes back that a goal was deleted',
    access: opens({ deletedGoal: { as: 'owner', id: 'body.id' } }),
    body: z.strictObject({ id: goalIdSchema }),
    reply: goalSchema,
    errors: ['not_found'],
  },
  goalHistory: {
    ...goalEndpoints.goalHistory,
    summary: 'What happened to a goal, newest first',
    access: ownGoal,
    params: idParam,
    query: z.object(historyQuery),
    reply: pageSchema(goalEventSchema),
    errors: ['not_found'],
  },
  goalHistories: {
    ...goalEndpoints.goalHistories,
    summary: 'What happened to all goals of the caller, newest first',
    access: signedIn,
    query: z.object(historyQuery),
    reply: pageSchema(goalEventSchema),
    errors: [],
  },
});
