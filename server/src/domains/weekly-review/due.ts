import { userIdSchema } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import { type Due, defineDueBatch } from '../../platform/due/due.ts';
import { usersByIds } from '../accounts/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { loadReviews } from './load-review.ts';
import { defaultReviewTime } from './moment.ts';
import { newsOf } from './news.ts';
import { keptOf } from './review.ts';
import { reviewKind, scheduleReviews } from './schedule.ts';
import { findReviewTimes, keepTold } from './store.ts';

/** Milliseconds after its moment in which a review still leaves by mail and push. */
const usefulFor = 12 * 60 * 60 * 1000;

/** Keeps the reviews of the week that is over and tells their people of them, once. */
export function reviewDue({ clock }: { readonly clock: Clock }): Due {
  return defineDueBatch(reviewKind, async (turns, tx) => {
    const now = clock.now();
    const dueAt = new Map(turns.map((turn) => [userIdSchema.parse(turn.subject), turn.dueAt]));
    const users = [...(await usersByIds(tx, [...dueAt.keys()])).values()];
    const chosen = await findReviewTimes(tx, [...dueAt.keys()]);
    const people = users.map(({ id: userId, timeZone, deletionDueAt }) => {
      const time = chosen.get(userId) ?? defaultReviewTime;
      return { userId, timeZone, time, isLeaving: deletionDueAt !== null };
    });
    await scheduleReviews(tx, people, now);
    const staying = people.filter(({ isLeaving }) => !isLeaving);
    const reviews = (await loadReviews(tx, staying, now)).filter((review) => review.hasAnything);
    const told = await keepTold(tx, reviews.map(keptOf), now);
    const news = reviews.map((review) => {
      const { userId, week } = review;
      const late = now.getTime() - (dueAt.get(userId) ?? now).getTime() >= usefulFor;
      return {
        userId,
        kind: reviewKind.name,
        data: newsOf(review, chosen.has(userId)),
        cause: week,
        // Where no server ran at its moment it is listed alone.
        ...(late && { channels: ['in_app' as const] }),
      };
    });
    await notifyAll(
      tx,
      news.filter(({ userId }) => told.has(userId)),
      now,
    );
  });
}
