import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { ReviewedGoal, WeeklyReview } from '@stratum/contract/weekly-review';
import type { ReviewedWeek } from './moment.ts';
import type { KeptProposal, KeptReview } from './tables.ts';
import { toProposal } from './texts.ts';

/** Whose week it is, by whose clocks. */
export interface Reviewer {
  readonly userId: UserId;
  readonly timeZone: string;
}

/** Weeks that can be read back. */
export const weeksShown = 4;
/** A review with what it keeps, before it is put into words. */
export interface LoadedReview extends ReviewedWeek {
  readonly userId: UserId;
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
export function keptOf(review: LoadedReview): KeptReview {
  const { userId, week, from, to, since, until, goals, proposals, focus, isOver } = review;
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

export function sumOf(goals: readonly ReviewedGoal[]) {
  return {
    planned: goals.reduce((sum, { planned }) => sum + planned, 0),
    done: goals.reduce((sum, { done }) => sum + done, 0),
  };
}
