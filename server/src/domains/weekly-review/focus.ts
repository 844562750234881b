import { ownFocus } from '@stratum/contract/own-focus';
import { addDays, weekdays } from '@stratum/contract/plain-days';
import type { weeklyReviewRoutes as routes } from '@stratum/contract/weekly-review';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { markDone } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { loadReview } from './load-review.ts';
import { ownProposal } from './proposals.ts';
import { keptOf, type LoadedReview, toReview } from './review.ts';
import { reviewKind } from './schedule.ts';
import { keepRead, lockReview, saveFocus, saveFocusDays } from './store.ts';
import type { KeptProposal } from './tables.ts';
import { weeklyFocus } from './weekly-focus.ts';

/** @throws AppError invalid_input for a focus that the review does not propose */
export async function chooseFocus({ clock }: Deps, call: Call<typeof routes.putWeeklyReview>) {
  const { tx, caller, body, locale } = call;
  const now = clock.now();
  const review = await loadReview(tx, caller, now, body.week);
  const focus = focusIn(review, body);
  await saveFocus(tx, keptOf({ ...review, focus }));
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
  throw wrong('focus');
}

/** A review that was looked at waits no more, neither on the dashboard nor in the list. */
export async function noteRead(deps: Deps, call: Call<typeof routes.putWeeklyReviewRead>) {
  const { tx, caller, body } = call;
  const now = deps.clock.now();
  const review = await loadReview(tx, caller, now, body.week);
  if (review.isOver && review.hasAnything) await keepRead(tx, keptOf(review), now);
  const told = { kinds: [reviewKind.name], cause: review.week };
  await markDone(tx, caller.userId, told, now);
  return weeklyFocus(deps, call, tx);
}

/** @throws AppError invalid_input for a day that is to come, or is none of those of a focus */
export async function sayDone(deps: Deps, call: Call<typeof routes.putWeeklyFocus>) {
  const { tx, caller, body } = call;
  const { week, date, done } = body;
  const row = await lockReview(tx, caller.userId, week);
  if (!row?.focus) throw wrong('week');
  const isOfFocus = date > row.toDate && date <= addDays(row.toDate, weekdays.length);
  if (!isOfFocus || date > todayOf(deps, caller)) throw wrong('date');
  const others = row.focusDays.filter((day) => day !== date);
  await saveFocusDays(tx, row, done ? [...others, date].toSorted() : others);
  return weeklyFocus(deps, call, tx);
}

function wrong(field: string): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key: 'choice' }]]) });
}
