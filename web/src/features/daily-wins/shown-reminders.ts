import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { NotificationKind } from '@stratum/contract/notification-kinds';
import type { WinDay } from '@stratum/contract/wins';
import { queryClient } from '../../shared/api/query-client.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeFilters } from '../../shared/api/route-query.ts';
import { shownPushes } from '../../shared/offline/shown-pushes.ts';

type Overview = RouteReply<typeof dailyWinEndpoints.getWinsOverview>;

/** What asks for today's check-in; on the screen their kind is their tag. */
const asking: readonly NotificationKind[] = ['checkin_reminder', 'streak_at_risk'];

/** Takes what asks for today's check-in from this device's screen. */
export async function closeShownReminders(): Promise<void> {
  for (const push of await shownPushes()) {
    if (asking.some((kind) => kind === push.tag)) push.close();
  }
}

/** The same for a change of a day that another tab or device has made. */
export function followChangedDay({ date, points, skipped }: WinDay): void {
  const known = queryClient.getQueriesData<Overview>(
    routeFilters(dailyWinEndpoints.getWinsOverview),
  );
  const isToday = known.some(([, overview]) => overview?.today.date === date);
  if (isToday && (points > 0 || skipped !== null)) void closeShownReminders();
}
