import type { boardRoutes as routes } from '@stratum/contract/boards';
import { habits } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import { isoWeekSpan } from '@stratum/contract/plain-days';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { type Score, scoresOf, winsOnDays } from '../daily-wins/index.ts';
import { type SharingMember, sharingMembers } from '../groups/index.ts';
import { quietNow } from '../notifications/index.ts';
import type { Doors } from './access.ts';
import { sentOn } from './cheers-store.ts';
import type { Deps } from './deps.ts';

/** What today is like for everybody who shares, and how full their week is. */
export async function groupToday(
  deps: Deps,
  { open, caller }: Call<typeof routes.groupToday, Doors>,
) {
  const { db, clock } = deps;
  const { group } = await open.group(db);
  const now = clock.now();
  const members = await sharingMembers(db, group.id);
  const ids = members.map(({ userId }) => userId);
  const week = isoWeekSpan(dayAt(now, group.timeZone));
  const scores = await scoresOf(db, ids, week);
  const todays = members.map((member) => ({
    userId: member.userId,
    date: todayOf(deps, member),
  }));
  const wins = await winsOnDays(db, todays);
  const quiet = await quietNow(db, ids, now);
  const sent = await sentOn(db, caller.userId, todayOf(deps, caller));
  const items = todays.map(({ userId, date }, at) => {
    const ofToday = wins.get(userId) ?? noWins;
    return {
      userId,
      first_name: members[at]?.first_name ?? '',
      wins: ofToday,
      open: scores.get(userId)?.counting.includes(date)
        ? habits.filter((habit) => !ofToday[habit]).length
        : 0,
      cheered: sent.some((each) => each.receiverId === userId && each.kind === 'cheer'),
      nudged: sent.some((each) => each.receiverId === userId && each.kind === 'nudge'),
      quietUntil: quiet.get(userId)?.toISOString() ?? null,
    };
  });
  return {
    items: items.toSorted((one, other) => one.first_name.localeCompare(other.first_name)),
    week: { ...week, ...together(members, scores, caller.userId) },
  };
}

const noWins = {
  alarm: false,
  personalFitness: false,
  purposefulNutrition: false,
  noDistractions: false,
  personalDevelopment: false,
};

function together(
  members: readonly SharingMember[],
  scores: ReadonlyMap<UserId, Score>,
  reader: UserId,
) {
  const all = [...scores.values()];
  const days = Array.from({ length: 7 }, (_, day) =>
    all.reduce((sum, score) => sum + (score.days[day] ?? 0), 0),
  );
  const shares = members.some(({ userId }) => userId === reader);
  return {
    days,
    of: all.reduce((sum, { of }) => sum + of, 0),
    own: shares ? (scores.get(reader)?.points ?? 0) : null,
  };
}
