import type { UserId } from '@stratum/contract/ids';
import { addIsoWeeks } from '@stratum/contract/plain-days';
import type { Transaction } from '../../platform/database.ts';
import { notify } from '../notifications/index.ts';
import { loadReview } from './load-review.ts';
import { defaultReviewTime, lastReviewedWeek } from './moment.ts';
import { newsOf } from './news.ts';
import { keptOf, weeksShown } from './review.ts';
import { reviewKind, scheduleReview } from './schedule.ts';
import { keepRead, keepTold } from './store.ts';

interface Reviewer {
  readonly userId: UserId;
  readonly timeZone: string;
}

/** What somebody made of their reviews. */
export interface ReviewStory {
  /** Of the last weeks, the latest first: the place of the proposal that was chosen. */
  readonly focus: readonly (number | null)[];
  readonly hasReadLast: boolean;
}

/** Keeps the reviews of the last weeks as they would have come, and has the next one come. */
export async function importReviews(
  tx: Transaction,
  reviewer: Reviewer,
  { focus, hasReadLast }: ReviewStory,
  now: Date,
): Promise<void> {
  const last = lastReviewedWeek(defaultReviewTime, reviewer.timeZone, now);
  for (let back = weeksShown - 1; back >= 0; back -= 1) {
    const review = await loadReview(tx, reviewer, now, addIsoWeeks(last.week, -back));
    const place = focus[back] ?? null;
    const chosen = place === null ? null : (review.proposals[place] ?? null);
    const row = keptOf({ ...review, focus: chosen });
    await keepTold(tx, [row], review.until);
    if (back > 0 || hasReadLast) await keepRead(tx, row, review.until);
    else {
      const data = newsOf(review, false);
      await notify(
        tx,
        reviewer.userId,
        { kind: reviewKind.name, data, cause: last.week },
        review.until,
      );
    }
  }
  await scheduleReview(tx, reviewer, now);
}
