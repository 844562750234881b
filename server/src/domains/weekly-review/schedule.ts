import type { UserId } from '@stratum/contract/ids';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { schedule, scheduleAll } from '../../platform/due/due.ts';
import { defaultReviewTime, nextReview } from './moment.ts';
import { findReviewTime, lastToldMoment } from './store.ts';

/** One turn a person: the next moment of their review. */
export const reviewKind = { name: 'weekly_review' } as const;

/** Seconds after a review from which on another one may come. */
const restBetween = 6 * 24 * 60 * 60;

interface Reviewed {
  readonly userId: UserId;
  readonly timeZone: string;
}

/** Has the weekly review of an account that opens come for the first time. */
export async function scheduleReview(
  tx: Transaction,
  person: Reviewed,
  now: Date,
  time: ReviewTime = defaultReviewTime,
): Promise<void> {
  await scheduleReviews(tx, [{ ...person, time }], now);
}

/** The same for several people. */
export async function scheduleReviews(
  tx: Transaction,
  people: readonly (Reviewed & { readonly time: ReviewTime })[],
  now: Date,
): Promise<void> {
  const next = people.map(({ userId, timeZone, time }) => {
    return { kind: reviewKind, subject: userId, at: nextReview(time, timeZone, now) };
  });
  await scheduleAll(tx, next);
}

/**
 * Moves the next review to another time, or to its time in another zone. Where that leaves out the
 * moment that was to come, the review comes at once: no week is lost, and none comes twice.
 */
export async function moveReview(tx: Transaction, person: Reviewed, now: Date): Promise<void> {
  const time = (await findReviewTime(tx, person.userId)) ?? defaultReviewTime;
  const last = await lastToldMoment(tx, person.userId);
  if (last !== null && after(last, restBetween) < now) {
    await schedule(tx, { kind: reviewKind, subject: person.userId, at: now });
  } else {
    await scheduleReview(tx, person, now, time);
  }
}
