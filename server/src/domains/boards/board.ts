import { lastPeriod, periodBefore, periodWith } from '@stratum/contract/board-period';
import type { boardRoutes as routes } from '@stratum/contract/boards';
import type { UserId } from '@stratum/contract/ids';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Call } from '../../platform/http/call.ts';
import { type Score, scoresOf } from '../daily-wins/index.ts';
import { type SharingMember, sharingMembers } from '../groups/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { consistencyOf, gainOf, ranked } from './ranks.ts';

type Scores = ReadonlyMap<UserId, Score>;

/** Everything that is compared in a period, counted when it is read: as the wins are, of who shares now. */
export async function groupBoard(
  { db, clock }: Deps,
  { open, caller, query: { period, to } }: Call<typeof routes.groupBoard, Doors>,
) {
  const { group } = await open.group(db);
  const today = dayAt(clock.now(), group.timeZone);
  const span = to === undefined ? lastPeriod(period, today) : periodWith(period, to);
  const before = periodBefore(period, span);
  const members = await sharingMembers(db, group.id);
  const ids = members.map(({ userId }) => userId);
  const scores = await scoresOf(db, ids, span);
  const earlier = await scoresOf(db, ids, before);
  const [own, ownBefore] = [scores.get(caller.userId), earlier.get(caller.userId)];
  return {
    ...span,
    before,
    items: rowsOf(members, scores, earlier),
    ownChange: own && ownBefore ? own.points - ownBefore.points : null,
  };
}

function rowsOf(members: readonly SharingMember[], scores: Scores, earlier: Scores) {
  const placesBy = (valueOf: (userId: UserId) => number | null) => {
    const valued = members.flatMap((member) => {
      const value = valueOf(member.userId);
      return value === null ? [] : [{ ...member, value }];
    });
    return new Map(ranked(valued).map((row) => [row.userId, row]));
  };
  const points = placesBy((userId) => scores.get(userId)?.points ?? 0);
  const consistency = placesBy((userId) => consistencyOf(scores.get(userId)));
  const improved = placesBy((userId) => gainOf(scores.get(userId), earlier.get(userId)));
  return [...points.values()].map(({ userId, first_name, rank, value }) => ({
    userId,
    first_name,
    points: { rank, value },
    of: scores.get(userId)?.of ?? 0,
    days: [...(scores.get(userId)?.days ?? [])],
    consistency: consistency.get(userId) ?? null,
    improved: improved.get(userId) ?? null,
  }));
}
