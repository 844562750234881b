import { type UserId, userIdSchema } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue } from '../../platform/due/due.ts';
import { userById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { defaultReviewTime } from './moment.ts';
import { newsOf } from './news.ts';
import { keptOf, type LoadedReview, loadReview } from './review.ts';
import { reviewKind, scheduleReview } from './schedule.ts';
import { findReviewTime, keepTold } from './store.ts';

/** Milliseconds after its moment in which a review still leaves by mail and push. */
const usefulFor = 12 * 60 * 60 * 1000;

/** Keeps the review of the week that is over and tells its person of it, once. */
export function reviewDue({ clock }: { readonly clock: Clock }): Due {
  return defineDue(reviewKind, async ({ subject, dueAt }, tx) => {
    const userId = userIdSchema.parse(subject);
    const person = await userById(tx, userId);
    if (!person) return;
    const { timeZone, deletionDueAt } = person;
    const now = clock.now();
    const chosen = await findReviewTime(tx, userId);
    await scheduleReview(tx, { userId, timeZone }, now, chosen ?? defaultReviewTime);
    if (deletionDueAt !== null) return;
    const review = await loadReview(tx, { userId, timeZone }, now);
    const isLate = now.getTime() - dueAt.getTime() >= usefulFor;
    if (review.hasAnything) await tell(tx, userId, review, { now, isLate, isChosen: !!chosen });
  });
}

interface Telling {
  readonly now: Date;
  /** Where no server ran at its moment it is listed alone. */
  readonly isLate: boolean;
  readonly isChosen: boolean;
}

async function tell(
  tx: Transaction,
  userId: UserId,
  review: LoadedReview,
  { now, isLate, isChosen }: Telling,
): Promise<void> {
  if (!(await keepTold(tx, keptOf({ userId }, review), now))) return;
  const news = { kind: reviewKind.name, data: newsOf(review, isChosen), cause: review.week };
  await notify(tx, userId, { ...news, ...(isLate && { channels: ['in_app'] }) }, now);
}
