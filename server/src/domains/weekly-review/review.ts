import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { addDays, addIsoWeeks, weekdays } from '@stratum/contract/plain-days';
import type { ReviewedGoal, WeeklyReview } from '@stratum/contract/weekly-review';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { latestResults } from '../assessments/index.ts';
import { daysOf } from '../daily-wins/index.ts';
import { type GoalPlan, goalIn, goalPlans } from '../goals/index.ts';
import { defaultReviewTime, lastReviewedWeek, type ReviewedWeek, reviewedWeek } from './moment.ts';
import { proposalsFor } from './proposals.ts';
import { findReviews, findReviewTime } from './store.ts';
import type { KeptProposal, KeptReview, WeeklyReviewRow } from './tables.ts';
import { toProposal } from './texts.ts';

/** Whose week it is, by whose clocks. */
export interface Reviewer {
  readonly userId: UserId;
  readonly timeZone: string;
}

/** Weeks that can be read back. */
export const weeksShown = 4;
/** Days after a review in which a goal begins that it names already. */
const lookAhead = weekdays.length;

/** A review with what it keeps, before it is put into words. */
export interface LoadedReview extends ReviewedWeek {
  /** Whether its moment has come. */
  readonly isOver: boolean;
  readonly goals: readonly ReviewedGoal[];
  readonly proposals: readonly KeptProposal[];
  readonly focus: KeptProposal | null;
  readonly levels: WeeklyReview['levels'];
  readonly wins: WeeklyReview['wins'];
  readonly weeks: WeeklyReview['weeks'];
  /** Whether there is anything in the weeks that can be read back. */
  readonly hasAnything: boolean;
}

/**
 * The review of a week, by default of the last whose moment has come. What was kept of it is told as
 * it was; the rest is computed from rows that keep their days.
 * @throws AppError invalid_input for a week whose days have not begun
 */
export async function loadReview(
  tx: Queryable,
  { userId, timeZone }: Reviewer,
  now: Date,
  week?: string,
): Promise<LoadedReview> {
  const time = (await findReviewTime(tx, userId)) ?? defaultReviewTime;
  const last = lastReviewedWeek(time, timeZone, now);
  const asked = week === undefined ? last : reviewedWeek(week, time, timeZone);
  if (asked.since > now) {
    throw new AppError('invalid_input', { fields: new Map([['week', { key: 'choice' }]]) });
  }
  const recent = Array.from({ length: weeksShown }, (_, back) =>
    reviewedWeek(addIsoWeeks(last.week, -back), time, timeZone),
  );
  const rows = await findReviews(
    tx,
    userId,
    [asked, ...recent].map((each) => each.week),
  );
  const kept = (each: ReviewedWeek) => rows.find((row) => row.week === each.week);
  const openSince = earliest([asked, ...recent].map(({ since }) => since));
  const plans = await goalPlans(tx, userId, openSince);
  const today = dayAt(now, timeZone);
  const goalsOf = (each: ReviewedWeek) =>
    kept(each)?.goals ?? reviewGoals(plans, each, { now, today });
  const row = kept(asked);
  const shown = { ...asked, ...(row?.goals && daysIn(row)) };
  const until = shown.until < now ? shown.until : now;
  const goals = goalsOf(asked);
  const { days, wins } = await reviewWins(tx, userId, shown);
  const results = await latestResults(tx, userId, until);
  const proposals = row?.proposals ?? proposalsFor({ plans, goals, results, days });
  const focus = row?.focus ?? null;
  return {
    ...shown,
    until,
    isOver: shown.until <= now,
    goals,
    wins,
    levels: levelsOf(results, await latestResults(tx, userId, shown.since)),
    proposals,
    focus,
    hasAnything:
      wins.points + wins.before > 0 ||
      results.some(({ completedAt }) => completedAt > openSince) ||
      plans.some((plan) => isGoingOn(plan, openSince, timeZone)),
    weeks: recent.map((each) => ({
      week: each.week,
      ...spanOf(kept(each), each),
      ...sumOf(goalsOf(each)),
    })),
  };
}

export function toReview(review: LoadedReview, locale: Locale): WeeklyReview {
  const { week, from, to, until, isOver, goals, wins, levels, weeks, focus } = review;
  const others = review.proposals.filter(({ id }) => id !== focus?.id);
  const all =
    others.length < review.proposals.length || !focus ? review.proposals : [focus, ...others];
  return {
    week,
    from,
    to,
    at: until.toISOString(),
    isOver,
    ...sumOf(goals),
    goals: [...goals],
    wins,
    levels,
    proposals: all.map((each) => toProposal(each, locale)),
    focus: focus?.id ?? null,
    weeks,
  };
}

/** What is kept of a review: its figures once its moment has come. */
export function keptOf(
  { userId }: Pick<Reviewer, 'userId'>,
  { week, from, to, since, until, goals, proposals, focus, isOver }: LoadedReview,
): KeptReview {
  return {
    userId,
    week,
    fromDate: from,
    toDate: to,
    since,
    until,
    goals: isOver ? goals : null,
    proposals: isOver ? proposals : null,
    focus,
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

async function reviewWins(tx: Queryable, userId: UserId, { from, to }: ReviewedWeek) {
  const all = await daysOf(tx, userId, { from: addDays(from, -weekdays.length), to });
  const days = all.filter(({ date }) => date >= from);
  const points = pointsOf(days);
  const wins = {
    points,
    before: pointsOf(all) - points,
    days: days.map((day) => ({ date: day.date, points: day.points })),
  };
  return { days, wins };
}

function pointsOf(days: readonly { readonly points: number }[]): number {
  return days.reduce((sum, { points }) => sum + points, 0);
}

type Results = Awaited<ReturnType<typeof latestResults>>;

function levelsOf(results: Results, earlier: Results): WeeklyReview['levels'] {
  return results.map(({ category: categoryType, score }) => ({
    categoryType,
    score,
    before: earlier.find(({ category }) => category === categoryType)?.score ?? null,
  }));
}

export function sumOf(goals: readonly ReviewedGoal[]) {
  return {
    planned: goals.reduce((sum, { planned }) => sum + planned, 0),
    done: goals.reduce((sum, { done }) => sum + done, 0),
  };
}

function spanOf(row: WeeklyReviewRow | undefined, { from, to }: ReviewedWeek) {
  return row?.goals ? { from: row.fromDate, to: row.toDate } : { from, to };
}

function daysIn({ fromDate: from, toDate: to, since, until }: WeeklyReviewRow) {
  return { from, to, since, until };
}

function earliest(instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}
