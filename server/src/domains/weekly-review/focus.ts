import { addDays, weekdays } from '@stratum/contract/plain-days';
import { ownFocus, type weeklyReviewRoutes as routes } from '@stratum/contract/weekly-review';
import { after } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { isStepDone } from '../goals/index.ts';
import type { Deps } from './deps.ts';
import { ownProposal } from './proposals.ts';
import { keptOf, type LoadedReview, loadReview, toReview } from './review.ts';
import { reviewsSince, saveFocus } from './store.ts';
import type { KeptProposal, WeeklyReviewRow } from './tables.ts';
import { toProposal } from './texts.ts';

/** Seconds after a review in which it waits for a choice. */
const readyFor = 3 * 24 * 60 * 60;

/** @throws AppError invalid_input for a focus that the review does not propose */
export async function chooseFocus({ clock }: Deps, call: Call<typeof routes.putWeeklyReview>) {
  const { tx, caller, body, locale } = call;
  const now = clock.now();
  const review = await loadReview(tx, caller, now, body.week);
  const focus = focusIn(review, body);
  await saveFocus(tx, keptOf(caller, { ...review, focus }));
  return toReview({ ...review, focus }, locale);
}

interface Chosen {
  readonly focus: string | null;
  readonly words?: string | undefined;
}

function focusIn(review: LoadedReview, { focus: id, words }: Chosen): KeptProposal | null {
  if (id === null) return null;
  if (id === ownFocus && words !== undefined) return ownProposal(words);
  const chosen = [review.focus, ...review.proposals].find((each) => each?.id === id);
  if (chosen) return chosen;
  throw new AppError('invalid_input', { fields: new Map([['focus', { key: 'choice' }]]) });
}

/** What the dashboard says of the week that runs, in one call. */
export async function weeklyFocus(deps: Deps, call: Call<typeof routes.getWeeklyFocus>) {
  const { caller, locale } = call;
  const today = todayOf(deps, caller);
  const rows = await reviewsSince(deps.db, caller.userId, addDays(today, -weekdays.length));
  const row = rows.find(({ toDate }) => toDate < today);
  const now = deps.clock.now();
  const ready = rows.find(
    ({ goals, focus, until }) => goals !== null && focus === null && after(until, readyFor) > now,
  );
  return {
    focus: row?.focus
      ? {
          ...toProposal(row.focus, locale),
          week: row.week,
          from: addDays(row.toDate, 1),
          to: addDays(row.toDate, weekdays.length),
          done: await isDone(deps, caller, row.focus),
        }
      : null,
    ready: ready ? { week: ready.week, from: ready.fromDate, to: ready.toDate } : null,
  };
}

async function isDone(
  { db }: Deps,
  { userId }: Pick<WeeklyReviewRow, 'userId'>,
  { milestoneId, microGoalId }: KeptProposal,
): Promise<boolean | null> {
  return milestoneId === null ? null : isStepDone(db, userId, { milestoneId, microGoalId });
}
