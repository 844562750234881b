import { lastPeriod, periodBefore, periodWith } from '@stratum/contract/board-period';
import type { BoardMeasure } from '@stratum/contract/board-words';
import type { chatRoutes as routes } from '@stratum/contract/chat';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { consistencyOf, gainOf, ranked } from '../boards/index.ts';
import { type Score, scoresOf } from '../daily-wins/index.ts';
import { sharingMembers } from '../groups/index.ts';
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
): Promise<{ readonly points: number; readonly people: readonly UserId[] }> {
  const members = await sharingMembers(tx, groupId);
  const people = members.map(({ userId }) => userId);
  return { points: sumOf(await scoresOf(tx, people, span)).total, people };
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
  score: Score | undefined,
  before: Score | undefined,
): number | null {
  if (by === 'points') return score?.points ?? 0;
  return by === 'improved' ? gainOf(score, before) : consistencyOf(score);
}
