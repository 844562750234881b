import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { NotificationKind } from '@stratum/contract/notification-kinds';
import type { WinDay } from '@stratum/contract/wins';
import { queryClient } from '../../shared/api/query-client.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeFilters } from '../../shared/api/route-query.ts';

type Overview = RouteReply<typeof dailyWinEndpoints.getWinsOverview>;

/** What asks for today's check-in; on the screen their kind is their tag. */
const asking: readonly NotificationKind[] = ['checkin_reminder', 'streak_at_risk'];

/** Takes what asks for today's check-in from this device's screen. */
export async function closeShownReminders(): Promise<void> {
  // Absent where a page is not served safely.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  // Browsers without notifications have none to close.
  const shown = await registration?.getNotifications?.();
  for (const notification of shown ?? []) {
    if (asking.some((kind) => kind === notification.tag)) notification.close();
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
