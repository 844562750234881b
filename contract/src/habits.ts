/** §3: the five habits of a day, in the order shown. */
export const habits = [
  'alarm',
  'personalFitness',
  'purposefulNutrition',
  'noDistractions',
  'personalDevelopment',
] as const;
export type Habit = (typeof habits)[number];

/** How many days back wins may be filled in and days be skipped. */
export const fillableDays = 7;

/** Why a day is left out. */
export const skipReasons = ['illness', 'rest', 'travel', 'other'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Why figures leave a day out: the reason of its skip, a pause, or a weekday of rest. */
export const frozenReasons = [...skipReasons, 'pause', 'rest_weekday'] as const;
export type FrozenReason = (typeof frozenReasons)[number];

/** Lengths of a streak that are celebrated, each once. */
export const streakMilestones = [7, 30, 100, 365] as const;
export type StreakMilestone = (typeof streakMilestones)[number];

/** From so many days on a streak is worth a warning, at that time of the person's clocks. */
export const streakAtRisk = { days: 3, time: '20:00' } as const;

/** Days up to today that the consistency looks at. */
export const consistencyDays = 30;

/** The latest hour at which a person's day may begin. */
export const latestDayStart = 6;

/** Characters of a person's own rule for a habit. */
export const ruleLength = 80;
