import { WeeklyWins } from '../../features/daily-wins/weekly/weekly-wins.tsx';
import { DashboardOverview } from '../../features/progress/dashboard/dashboard-overview.tsx';

export { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
export { NewcomerRoad } from '../../features/progress/road/newcomer-road.tsx';

/** Where one stands, with the wins of each week below the line. */
export function Standing({ now }: { now: Date }) {
  return <DashboardOverview now={now} BelowLine={WeeklyWins} />;
}
