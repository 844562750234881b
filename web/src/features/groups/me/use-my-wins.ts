import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { GroupId } from '@stratum/contract/ids';
import { isoWeekSpan } from '@stratum/contract/plain-days';
import { useRoute } from '../../../shared/api/queries.ts';
import { useSession } from '../../../shared/session/index.ts';
import { useClocks } from '../../profile/index.ts';

/** One's wins of today. */
export function useMyDay() {
  return useRoute(dailyWinEndpoints.getTodaySelected);
}

/** One's points since Monday, as boards count a week; undefined until they are read. */
export function useMyWeek(): number | undefined {
  const { today } = useClocks();
  const { from } = isoWeekSpan(today);
  const { data } = useRoute(dailyWinEndpoints.getDailyWin, { query: { from, to: today } });
  return data?.items.reduce((sum, { points }) => sum + points, 0);
}

/** One's place on yesterday's board; null where one stands on none. */
export function useMyRank(groupId: GroupId): { rank: number; isTied: boolean } | null {
  const { userData } = useSession();
  const { data } = useRoute(chatEndpoints.groupLeaderboard, {
    params: { ppauGroupId: groupId },
    query: { period: 'yesterday' },
  });
  if (!data || !('items' in data)) return null;
  const mine = data.items.find(({ userId }) => userId === userData?.id);
  if (!mine) return null;
  return {
    rank: mine.rank,
    isTied: data.items.filter(({ rank }) => rank === mine.rank).length > 1,
  };
}
