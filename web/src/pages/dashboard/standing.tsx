import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { CollectionCard } from '../../features/collection/index.ts';
import { WeeklyWins } from '../../features/daily-wins/weekly/weekly-wins.tsx';
import { GoalsCard } from '../../features/goals/index.ts';
import { NewsList } from '../../features/news/index.ts';
import { DashboardOverview } from '../../features/progress/dashboard/dashboard-overview.tsx';
import { OrdersCard } from '../../features/shop/index.ts';
import { ContinueWatching } from '../../features/videos/continue/lazy-continue-watching.tsx';
import { ThisWeek } from '../../features/weekly-review/index.ts';
import { useRoute } from '../../shared/api/queries.ts';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';
import { OptionalPart } from '../../shared/failures/optional-part.tsx';
import { CardsSkeleton } from '../../shared/ui/skeleton.tsx';

export { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
export { NewcomerRoad } from '../../features/progress/road/newcomer-road.tsx';
export { FocusLine } from '../../features/weekly-review/index.ts';

/** The one thing of the week, where one stands, with the wins of each week below the line, where one is going, what one has begun to watch, has kept and ordered, and what is new. */
export function Standing({ now, isWide }: { now: Date; isWide: boolean }) {
  const { isPending, failureCount } = useRoute(weeklyReviewEndpoints.getWeeklyFocus);
  // Shown once it is known what stands above, so that nothing moves down for it.
  const waits = isPending && failureCount === 0;
  const overview = <DashboardOverview key="overview" now={now} BelowLine={WeeklyWins} />;
  const goals = (
    <CardBoundary key="goals">
      <GoalsCard />
    </CardBoundary>
  );
  return (
    <>
      <CardBoundary>
        <ThisWeek />
      </CardBoundary>
      {waits && <CardsSkeleton />}
      <div className={waits ? 'hidden' : 'contents'}>
        {/* On a telephone what is to be done comes before where one stands. */}
        {isWide ? [overview, goals] : [goals, overview]}
        <OptionalPart>
          <ContinueWatching />
        </OptionalPart>
        <CardBoundary>
          <CollectionCard />
        </CardBoundary>
        <CardBoundary>
          <OrdersCard />
        </CardBoundary>
        <OptionalPart>
          <NewsList of="getNews" />
        </OptionalPart>
      </div>
    </>
  );
}
