import { lastPeriod, periodBefore, periodWith } from '@stratum/contract/board-period';
import type { BoardMeasure } from '@stratum/contract/board-words';
import type { chatRoutes as routes } from '@stratum/contract/chat';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Score, scoresOf } from '../daily-wins/index.ts';
import { type SharingMember, sharingMembers } from '../groups/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';

/** Rows are counted when they are read: from wins as they are, of members who share them now. */
export async function leaderboard(
  { db, clock }: Deps,
  { open, query: { period, by, to } }: Call<typeof routes.groupLeaderboard, Doors>,
) {
  const { group } = await open.group(db);
  const today = dayAt(clock.now(), group.timeZone);
  const span = to === undefined ? lastPeriod(period, today) : periodWith(period, to);
  const members = await sharingMembers(db, group.id);
  const ids = members.map(({ userId }) => userId);
  const scores = await scoresOf(db, ids, span);
  if (by === 'team') return { ...span, ...sumOf(scores) };
  const before = by === 'improved' ? await scoresOf(db, ids, periodBefore(period, span)) : scores;
  const valued = members.flatMap((member) => {
    const value = valueOf(by, scores.get(member.userId), before.get(member.userId));
    return value === null ? [] : [{ ...member, value }];
  });
  return { ...span, items: ranked(valued) };
}

/** Of all who share. */
export async function teamScore(
  tx: Queryable,
  groupId: GroupId,
  span: { readonly from: string; readonly to: string },
): Promise<Score & { readonly people: number }> {
  const members = await sharingMembers(tx, groupId);
  const ids: UserId[] = members.map(({ userId }) => userId);
  const { total: points, of } = sumOf(await scoresOf(tx, ids, span));
  return { points, of, people: members.length };
}

function sumOf(scores: ReadonlyMap<UserId, Score>) {
  const all = [...scores.values()];
  return {
    total: all.reduce((sum, { points }) => sum + points, 0),
    of: all.reduce((sum, { of }) => sum + of, 0),
  };
}

/** Null for who has no place on the board: of improvements it shows gains alone. */
function valueOf(
  by: Exclude<BoardMeasure, 'team'>,
  score: Score = { points: 0, of: 0 },
  before: Score = { points: 0, of: 0 },
): number | null {
  if (by === 'points') return score.points;
  if (by === 'improved') return score.points > before.points ? score.points - before.points : null;
  // Whole percent, half up; more than all of it where a win fell on a day that does not count.
  if (score.of === 0) return null;
  return Math.min(100, Math.floor((200 * score.points + score.of) / (2 * score.of)));
}

/** The greatest first; equals share a rank, and the next one is left out: 1, 1, 3. */
function ranked<Row extends SharingMember & { readonly value: number }>(
  rows: readonly Row[],
): (Row & { readonly rank: number })[] {
  const sorted = rows.toSorted(
    (one, other) =>
      other.value - one.value ||
      one.first_name.localeCompare(other.first_name) ||
      (one.userId < other.userId ? -1 : 1),
  );
  return sorted.map((row) => ({
    ...row,
    rank: 1 + sorted.findIndex(({ value }) => value === row.value),
  }));
}
