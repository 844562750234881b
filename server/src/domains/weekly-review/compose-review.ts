import { addDays, weekdays } from '@stratum/contract/plain-days';
import type { WeeklyReview } from '@stratum/contract/weekly-review';
import type { WinDay } from '@stratum/contract/wins';
import { dayAt } from '@stratum/contract/zoned-time';
import type { CategoryResult } from '../assessments/index.ts';
import { type GoalPlan, goalIn } from '../goals/index.ts';
import type { ReviewedWeek } from './moment.ts';
import { proposalsFor } from './proposals.ts';
import { type LoadedReview, type Reviewer, sumOf } from './review.ts';
import type { WeeklyReviewRow } from './tables.ts';
import type { Weeks } from './weeks.ts';

/** Days after a review in which a goal begins that it names already. */
const lookAhead = weekdays.length;

interface Asked extends Reviewer, Weeks {
  readonly kept: readonly WeeklyReviewRow[];
  /** What is kept of the week that is asked for. */
  readonly row: WeeklyReviewRow | undefined;
  readonly shown: ReviewedWeek;
  readonly until: Date;
}

/** What a person has written and done. */
interface Found {
  readonly plans: readonly GoalPlan[];
  /** From the week before on. */
  readonly days: readonly WinDay[];
  readonly results: readonly CategoryResult[];
  /** By the beginning of the week. */
  readonly earlier: readonly CategoryResult[];
}

/** A review as its rows make it. */
export function composeReview(who: Asked, now: Date, found: Found): LoadedReview {
  const { userId, timeZone, asked, recent, openSince, kept, row, shown, until } = who;
  const { results, earlier } = found;
  const today = dayAt(now, timeZone);
  const plans = found.plans.filter(
    ({ completedAt }) => completedAt === null || completedAt > openSince,
  );
  const keptOfWeek = ({ week }: ReviewedWeek) => kept.find((each) => each.week === week);
  const goalsOf = (each: ReviewedWeek) =>
    keptOfWeek(each)?.goals ?? reviewGoals(plans, each, { now, today });
  const goals = goalsOf(asked);
  const days = found.days.filter(({ date }) => date >= shown.from);
  const wins = winsIn(days, found.days);
  return {
    ...shown,
    userId,
    until,
    isOver: shown.until <= now,
    goals,
    wins,
    levels: levelsOf(results, earlier),
    proposals: row?.proposals ?? proposalsFor({ plans, goals, results, days }),
    focus: row?.focus ?? null,
    hasAnything:
      wins.points + wins.before > 0 ||
      results.some(({ completedAt }) => completedAt > openSince) ||
      plans.some((plan) => isGoingOn(plan, openSince, timeZone)),
    weeks: recent.map((each) => ({
      week: each.week,
      ...spanOf(keptOfWeek(each), each),
      ...sumOf(goalsOf(each)),
    })),
  };
}

/** Whether a goal was to be worked on since an instant, or was. */
function isGoingOn(
  { completedAt, endDate, milestones }: GoalPlan,
  since: Date,
  timeZone: string,
): boolean {
  return (
    completedAt !== null ||
    endDate >= dayAt(since, timeZone) ||
    milestones.some(({ doneAt }) => doneAt.some((time) => time > since))
  );
}

interface At {
  readonly now: Date;
  readonly today: string;
}

/** The goals there were by the end of a week, and those that begin in the next. */
function reviewGoals(plans: readonly GoalPlan[], week: ReviewedWeek, { now, today }: At) {
  const { from, to, since } = week;
  const until = week.until < now ? week.until : now;
  const asOf = to < today ? to : today;
  return plans
    .filter(
      ({ startDate, createdAt, completedAt }) =>
        startDate <= addDays(to, lookAhead) &&
        createdAt <= until &&
        (completedAt === null || completedAt > since),
    )
    .map((goal) => goalIn(goal, { from, to, since, until, asOf }));
}

function winsIn(days: readonly WinDay[], withWeekBefore: readonly WinDay[]) {
  const points = pointsOf(days);
  return {
    points,
    before: pointsOf(withWeekBefore) - points,
    days: days.map((day) => ({ date: day.date, points: day.points })),
  };
}

function pointsOf(days: readonly { readonly points: number }[]): number {
  return days.reduce((sum, { points }) => sum + points, 0);
}

function levelsOf(results: Found['results'], earlier: Found['results']): WeeklyReview['levels'] {
  return results.map(({ category: categoryType, score }) => ({
    categoryType,
    score,
    before: earlier.find(({ category }) => category === categoryType)?.score ?? null,
  }));
}

function spanOf(row: WeeklyReviewRow | undefined, { from, to }: ReviewedWeek) {
  return row?.goals ? { from: row.fromDate, to: row.toDate } : { from, to };
}
