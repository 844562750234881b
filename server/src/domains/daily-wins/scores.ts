import { habits } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import { daysBetween, type Span } from '@stratum/contract/plain-days';
import type { Queryable } from '../../platform/database.ts';
import { frozenReason } from './frozen-days.ts';
import { pausesOf } from './rest-store.ts';
import { daysOfMany, firstPosts, restOfMany } from './scores-store.ts';

/** What somebody has won in a span, and could have on the days that count. */
export interface Score {
  readonly points: number;
  readonly of: number;
  /** The points of each day of the span. */
  readonly days: readonly number[];
  /** The days that count. */
  readonly counting: readonly string[];
}

/** Of several people, in four statements, however many they are. A win counts by its own day. */
export async function scoresOf(
  tx: Queryable,
  userIds: readonly UserId[],
  span: Span,
): Promise<ReadonlyMap<UserId, Score>> {
  if (userIds.length === 0) return new Map();
  const byPerson = <Row extends { readonly userId: UserId }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ userId }) => userId);
  const recorded = byPerson(await daysOfMany(tx, userIds, span));
  const first = await firstPosts(tx, userIds);
  const pauses = byPerson(await pausesOf(tx, userIds));
  const rest = byPerson(await restOfMany(tx, userIds));
  const dates = daysBetween(span.from, span.to);
  return new Map(
    userIds.map((userId) => {
      const days = new Map((recorded.get(userId) ?? []).map((day) => [day.date, day]));
      const frozen = { pauses: pauses.get(userId) ?? [], restWeekdays: rest.get(userId) ?? [] };
      const begun = first.get(userId);
      const counting = dates.filter(
        (date) =>
          begun !== undefined && date >= begun && !frozenReason(frozen, date, days.get(date)),
      );
      const each = dates.map((date) => days.get(date)?.points ?? 0);
      const points = each.reduce((sum, ofDay) => sum + ofDay, 0);
      return [userId, { points, of: counting.length * habits.length, days: each, counting }];
    }),
  );
}
