import { z } from 'zod';
import { daySchema, instantSchema, isoWeekSchema, timeOfDaySchema } from './calendar.ts';
import { weeklyReviewEndpoints } from './endpoints/weekly-review.ts';
import { requiredText } from './fields.ts';
import { onTrackSchema, progressSchema } from './goal.ts';
import { goalLengths } from './goal-words.ts';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from './ids.ts';
import { categorySchema, scoreSchema } from './model.ts';
import { ownFocus } from './own-focus.ts';
import { weekdays } from './plain-days.ts';
import { defineRoutes, signedIn } from './route.ts';

/** When the week is looked at, by the person's own clocks. */
const reviewTimeSchema = z.strictObject({ weekday: z.enum(weekdays), time: timeOfDaySchema });
export type ReviewTime = z.infer<typeof reviewTimeSchema>;

/** Something that the coming week can be about. */
const proposalSchema = z.object({
  /** Of a micro goal, or of a milestone that has none; the name of a habit; `own`. */
  id: z.string(),
  /** In the language that the call asks for, where it is a habit. */
  text: z.string(),
  /** The goal that it is a step of. */
  goal: z.object({ id: goalIdSchema, goalName: z.string() }).nullable(),
  milestoneId: milestoneIdSchema.nullable(),
  microGoalId: microGoalIdSchema.nullable(),
  /** The category whose level a habit serves. */
  categoryType: categorySchema.nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A goal over the days of a review. */
const reviewedGoalSchema = z.object({
  id: goalIdSchema,
  goalName: z.string(),
  goalStartDate: daySchema,
  /** Steps planned for these days, and steps done in them. */
  planned: z.int(),
  done: z.int(),
  /** All steps, and how far the goal was at the end of the review. */
  steps: z.int(),
  progress: progressSchema,
  onTrack: onTrackSchema,
});
export type ReviewedGoal = z.infer<typeof reviewedGoalSchema>;

/** The seven days up to the moment of a review, named by the ISO week that the last of them is in. */
const reviewedDaysSchema = z.object({ week: isoWeekSchema, from: daySchema, to: daySchema });
const stepSumSchema = z.object({ planned: z.int(), done: z.int() });

export const weeklyReviewSchema = reviewedDaysSchema.extend({
  /** Until then steps and results count; the review of a running week is one up to now. */
  at: instantSchema,
  /** Whether its moment has come. */
  isOver: z.boolean(),
  ...stepSumSchema.shape,
  goals: z.array(reviewedGoalSchema),
  wins: z.object({
    points: z.int(),
    /** Of the seven days before. */
    before: z.int(),
    days: z.array(z.object({ date: daySchema, points: z.int() })),
  }),
  /** Of the categories that were assessed by then. */
  levels: z.array(
    z.object({
      categoryType: categorySchema,
      score: scoreSchema,
      /** As the review before began; null where that was before the first result. */
      before: scoreSchema.nullable(),
    }),
  ),
  /** Three at most, besides the focus that was chosen. */
  proposals: z.array(proposalSchema),
  /** The id of a proposal. */
  focus: z.string().nullable(),
  /** The last four, the latest first. */
  weeks: z.array(reviewedDaysSchema.extend(stepSumSchema.shape)),
});
export type WeeklyReview = z.infer<typeof weeklyReviewSchema>;

export const weeklyFocusSchema = z.object({
  /** From the day after the review on, for seven days. */
  focus: proposalSchema
    .extend({
      week: isoWeekSchema,
      from: daySchema,
      to: daySchema,
      /** Whether the step is ticked; null where it is none, or is there no more. */
      done: z.boolean().nullable(),
      /** Its seven days. */
      days: z.array(
        z.object({
          date: daySchema,
          /** Something was done: a step of its goal was ticked, its habit won, or its person says so. */
          done: z.boolean(),
          /** Its person says so. */
          said: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** The last review, from its moment into the evening of the next day, until it is looked at. */
  ready: reviewedDaysSchema
    .extend({
      ...stepSumSchema.shape,
      /** Those kept of the last four, the latest first. */
      weeks: z.array(reviewedDaysSchema.extend(stepSumSchema.shape)),
    })
    .nullable(),
});
export type WeeklyFocus = z.infer<typeof weeklyFocusSchema>;

export const weeklyReviewRoutes = defineRoutes({
  getWeeklyReview: {
    ...weeklyReviewEndpoints.getWeeklyReview,
    summary: 'What was planned and done in the seven days up to the moment of a weekly review',
    access: signedIn,
    query: z.object({
      /** The last one whose moment has come, when absent. */
      week: isoWeekSchema.optional(),
    }),
    reply: weeklyReviewSchema,
    errors: [],
  },
  putWeeklyReview: {
    ...weeklyReviewEndpoints.putWeeklyReview,
    summary: 'Chooses what the week after a review is about, or takes that back with null',
    access: signedIn,
    body: z
      .strictObject({
        week: isoWeekSchema,
        /** The id of one of its proposals, or `own` with `words`. */
        focus: z.string().max(40).nullable(),
        words: requiredText(goalLengths.microGoalDescription).optional(),
      })
      .refine(({ focus, words }) => (focus === ownFocus) === (words !== undefined), {
        path: ['words'],
        message: 'required',
      }),
    reply: weeklyReviewSchema,
    errors: [],
  },
  putWeeklyReviewRead: {
    ...weeklyReviewEndpoints.putWeeklyReviewRead,
    summary: 'Notes that a review whose moment has come was looked at',
    access: signedIn,
    body: z.strictObject({ week: isoWeekSchema }),
    reply: weeklyFocusSchema,
    errors: [],
  },
  getWeeklyFocus: {
    ...weeklyReviewEndpoints.getWeeklyFocus,
    summary: 'What this week is about, and the review that waits to be looked at',
    access: signedIn,
    reply: weeklyFocusSchema,
    errors: [],
  },
  putWeeklyFocus: {
    ...weeklyReviewEndpoints.putWeeklyFocus,
    summary: 'Says that something was done for the focus on a day up to today, or takes that back',
    access: signedIn,
    body: z.strictObject({ week: isoWeekSchema, date: daySchema, done: z.boolean() }),
    reply: weeklyFocusSchema,
    errors: [],
  },
  getWeeklyReviewTime: {
    ...weeklyReviewEndpoints.getWeeklyReviewTime,
    summary: 'The weekday and the time of the weekly review, by the person’s own clocks',
    access: signedIn,
    reply: reviewTimeSchema,
    errors: [],
  },
  putWeeklyReviewTime: {
    ...weeklyReviewEndpoints.putWeeklyReviewTime,
    summary: 'Sets the weekday and the time of the weekly review',
    access: signedIn,
    body: reviewTimeSchema,
    reply: reviewTimeSchema,
    errors: [],
  },
});
