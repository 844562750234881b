import { WeeklyWins } from '../../features/daily-wins/weekly/weekly-wins.tsx';
import { GoalsCard } from '../../features/goals/index.ts';
import { DashboardOverview } from '../../features/progress/dashboard/dashboard-overview.tsx';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';

export { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
export { NewcomerRoad } from '../../features/progress/road/newcomer-road.tsx';
export { FocusLine, ThisWeek } from '../../features/weekly-review/index.ts';

/** Where one stands, with the wins of each week below the line, and where one is going. */
export function Standing({ now }: { now: Date }) {
  return (
    <>
      <DashboardOverview now={now} BelowLine={WeeklyWins} />
      <CardBoundary>
        <GoalsCard />
      </CardBoundary>
    </>
  );
}
