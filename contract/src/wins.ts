import { z } from 'zod';
import { daySchema, instantSchema, isoWeekSchema } from './calendar.ts';
import { text } from './fields.ts';
import { frozenReasons, habits, ruleLength, skipReasons, streakMilestones } from './habits.ts';

export const winsSchema = z.strictObject({
  alarm: z.boolean(),
  personalFitness: z.boolean(),
  purposefulNutrition: z.boolean(),
  noDistractions: z.boolean(),
  personalDevelopment: z.boolean(),
});
export type Wins = z.infer<typeof winsSchema>;

/** Some of the five: those that are left out stay as they are. */
export const winsChangeSchema = winsSchema
  .partial()
  .refine((wins) => Object.values(wins).some((win) => win !== undefined), 'required');
export type WinsChange = z.infer<typeof winsChangeSchema>;

export const skipReasonSchema = z.enum(skipReasons);

export const winDaySchema = z.object({
  date: daySchema,
  wins: winsSchema,
  /** How many of the five are yes. */
  points: z.int().min(0).max(habits.length),
  skipped: skipReasonSchema.nullable(),
  /** Whether something was posted for the day after it was over. */
  filledLater: z.boolean(),
});
export type WinDay = z.infer<typeof winDaySchema>;

export const winWeekSchema = z.object({
  from: daySchema,
  to: daySchema,
  days: z.array(winDaySchema).length(7),
});

export const isoWinWeekSchema = winWeekSchema.extend({ isoWeek: isoWeekSchema, points: z.int() });

export const weekPointsSchema = z.object({
  isoWeek: isoWeekSchema,
  from: daySchema,
  to: daySchema,
  points: z.int(),
  /** What the points could be: five for each day of the week that counts. */
  of: z.int(),
});

export const streakSchema = z.object({
  /** Days in a row with at least one yes, up to today, or yesterday while today has none. */
  streak: z.int(),
  /** The same for five yes. */
  perfectStreak: z.int(),
  bestStreak: z.int(),
  /** Percent of the last 30 days that count with at least one yes; null where none counts. */
  consistency: z.int().min(0).max(100).nullable(),
});

/** A day that figures leave out. */
export const frozenDaySchema = z.object({ date: daySchema, reason: z.enum(frozenReasons) });
export type FrozenDay = z.infer<typeof frozenDaySchema>;

export const milestoneSchema = z.literal(streakMilestones);

const ruleSchema = z.object({
  /** The person's own rule on that day; null without one. */
  text: z.string().nullable(),
  /** What replaces it, and from when on. */
  next: z.object({ text: z.string().nullable(), from: daySchema }).nullable(),
});
export const rulesSchema = z.object({
  alarm: ruleSchema,
  personalFitness: ruleSchema,
  purposefulNutrition: ruleSchema,
  noDistractions: ruleSchema,
  personalDevelopment: ruleSchema,
});
export type WinRules = z.infer<typeof rulesSchema>;

/** Null takes a rule away; what is left out stays as it is. */
const newRuleSchema = text(ruleLength).min(1, 'required').nullable().optional();
export const rulesChangeSchema = z.strictObject({
  alarm: newRuleSchema,
  personalFitness: newRuleSchema,
  purposefulNutrition: newRuleSchema,
  noDistractions: newRuleSchema,
  personalDevelopment: newRuleSchema,
});
export type RulesChange = z.infer<typeof rulesChangeSchema>;

export const overviewSchema = z.object({
  /** Today, by the person's time zone and the hour their day begins at. */
  today: winDaySchema,
  /** When today is over. */
  endsAt: instantSchema,
  /** The week of today, from Sunday to Saturday. */
  week: winWeekSchema,
  /** The days of the week that figures leave out. */
  frozen: z.array(frozenDaySchema),
  figures: streakSchema,
  /** First and last day of the best streak. */
  best: z.object({ from: daySchema, to: daySchema }).nullable(),
  /** What the consistency is made of: on how many of the days that count there was a yes. */
  counted: z.object({ won: z.int(), days: z.int() }),
  /** A milestone that the streak has reached and that was not celebrated yet. */
  celebrate: milestoneSchema.nullable(),
  rules: rulesSchema,
  /** The last day of a pause that is under way. */
  pausedUntil: daySchema.nullable(),
});
