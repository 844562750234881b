import { z } from 'zod';
import { daySchema, timeOfDaySchema } from './calendar.ts';
import { dailyWinEndpoints } from './endpoints/daily-wins.ts';
import { dayNumber } from './plain-days.ts';
import { pushNotificationSchema } from './push-payload.ts';
import { anyone, defineRoutes, signedIn } from './route.ts';
import {
  frozenDaySchema,
  isoWinWeekSchema,
  milestoneSchema,
  overviewSchema,
  rulesChangeSchema,
  rulesSchema,
  skipReasonSchema,
  streakSchema,
  weekPointsSchema,
  winDaySchema,
  winsChangeSchema,
  winWeekSchema,
} from './wins.ts';

/** A day that can be looked at: weeks around it stay within four digits of a year. */
const shownDaySchema = daySchema.refine((day) => day >= '1900-01-01' && day < '3000', 'date');

function spanSchema(longest: number) {
  return z
    .object({ from: shownDaySchema, to: shownDaySchema })
    .refine(({ from, to }) => isSpan(from, to, longest), { path: ['to'], message: 'span' });
}

function isSpan(from: string, to: string, longest: number): boolean {
  return from <= to && dayNumber(to) - dayNumber(from) < longest;
}

/** `HH:MM`, or null. */
const reminderSchema = z.object({ time: timeOfDaySchema.nullable() });

/** Days that one list holds at most: a leap year, and the five weeks that lead into it. */
const longestList = 400;
/** Days that sums of weeks go over at most: ten years. */
const longestSums = 3_660;

export const dailyWinRoutes = defineRoutes({
  postDailyWin: {
    ...dailyWinEndpoints.postDailyWin,
    summary:
      'Says yes or no to the habits named, on today or one of the seven days before; ends a skip of that day',
    access: signedIn,
    body: z.strictObject({ date: daySchema, wins: winsChangeSchema }),
    reply: winDaySchema,
    errors: [],
  },
  getTodaySelected: {
    ...dailyWinEndpoints.getTodaySelected,
    summary: 'Today, by the time zone and the start of the day in the profile',
    access: signedIn,
    reply: winDaySchema,
    errors: [],
  },
  getSelectedDailyWin: {
    ...dailyWinEndpoints.getSelectedDailyWin,
    summary: 'A chosen day',
    access: signedIn,
    query: z.object({ date: shownDaySchema }),
    reply: winDaySchema,
    errors: [],
  },
  getDailyWin: {
    ...dailyWinEndpoints.getDailyWin,
    summary: `Every day from one to another, ${longestList} at most`,
    access: signedIn,
    query: spanSchema(longestList),
    reply: z.object({ items: z.array(winDaySchema) }),
    errors: [],
  },
  getWins: {
    ...dailyWinEndpoints.getWins,
    summary:
      'The week of a day from Sunday to Saturday, the four ISO weeks up to its own, or its year up to today',
    access: signedIn,
    query: z.object({
      view: z.enum(['week', 'weeks', 'year']),
      /** Today when absent. */
      date: shownDaySchema.optional(),
    }),
    reply: z.union([
      winWeekSchema,
      z.object({ weeks: z.array(isoWinWeekSchema).length(4) }),
      z.object({ year: z.int(), days: z.array(winDaySchema) }),
    ]),
    errors: [],
  },
  getWinsStreak: {
    ...dailyWinEndpoints.getWinsStreak,
    summary: 'Streaks and consistency',
    access: signedIn,
    reply: streakSchema,
    errors: [],
  },
  getWinsOverview: {
    ...dailyWinEndpoints.getWinsOverview,
    summary: 'All that a dashboard shows of daily wins: today, its week, figures and rules',
    access: signedIn,
    reply: overviewSchema,
    errors: [],
  },
  getWeeklyWins: {
    ...dailyWinEndpoints.getWeeklyWins,
    summary: `The points of each ISO week that has a day from one to another, up to this week; ${longestSums} days at most`,
    access: signedIn,
    query: spanSchema(longestSums),
    reply: z.object({ weeks: z.array(weekPointsSchema) }),
    errors: [],
  },
  getFrozenDays: {
    ...dailyWinEndpoints.getFrozenDays,
    summary: `The days from one to another that figures leave out, and why; ${longestList} days at most`,
    access: signedIn,
    query: spanSchema(longestList),
    reply: z.object({ items: z.array(frozenDaySchema) }),
    errors: [],
  },
  skipDailyWin: {
    ...dailyWinEndpoints.skipDailyWin,
    summary: 'Leaves today or one of the seven days before out, or takes that back with null',
    access: signedIn,
    body: z.strictObject({ date: daySchema, reason: skipReasonSchema.nullable() }),
    reply: winDaySchema,
    errors: [],
  },
  pauseDailyWins: {
    ...dailyWinEndpoints.pauseDailyWins,
    summary: 'Pauses from today until a day, or ends the pause with null',
    access: signedIn,
    body: z.strictObject({ until: daySchema.nullable() }),
    reply: z.object({ until: daySchema.nullable() }),
    errors: [],
  },
  getDailyWinRules: {
    ...dailyWinEndpoints.getDailyWinRules,
    summary: 'The own rule for each habit as it was on a day, and what replaces it',
    access: signedIn,
    query: z.object({
      /** Today when absent. */
      date: shownDaySchema.optional(),
    }),
    reply: z.object({ rules: rulesSchema }),
    errors: [],
  },
  putDailyWinRules: {
    ...dailyWinEndpoints.putDailyWinRules,
    summary:
      'Changes the own rules named, from tomorrow on; a habit that has none gets its first one today',
    access: signedIn,
    body: z.strictObject({ rules: rulesChangeSchema }),
    reply: z.object({ rules: rulesSchema }),
    errors: [],
  },
  getDailyWinReminder: {
    ...dailyWinEndpoints.getDailyWinReminder,
    summary: 'When the person is reminded of the check-in, by their own clocks; null for never',
    access: signedIn,
    reply: reminderSchema,
    errors: [],
  },
  putDailyWinReminder: {
    ...dailyWinEndpoints.putDailyWinReminder,
    summary: 'Sets a time of day for a reminder of the check-in, or ends it with null',
    access: signedIn,
    body: z.strictObject({ time: timeOfDaySchema.nullable() }),
    reply: reminderSchema,
    errors: [],
  },
  actOnCheckin: {
    ...dailyWinEndpoints.actOnCheckin,
    summary:
      'Says yes to all five habits of a day without a check-in by the ticket of its reminder, or takes that back by the ticket of the answer; replies with what takes the reminder’s place on the screen',
    access: anyone,
    body: z.strictObject({ ticket: z.string().max(300) }),
    reply: z.object({ notification: pushNotificationSchema }),
    errors: ['wrong_ticket'],
  },
  celebrateStreak: {
    ...dailyWinEndpoints.celebrateStreak,
    summary:
      'Takes a milestone of the streak for celebrating: true for the first that asks, on whichever device, and only once it is reached',
    access: signedIn,
    body: z.strictObject({ milestone: milestoneSchema }),
    reply: z.object({ celebrate: z.boolean() }),
    errors: [],
  },
});
