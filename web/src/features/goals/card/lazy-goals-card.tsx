import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const LoadedCard = lazy(() => import('./goals-card.tsx'));

/** Comes after what a day begins with. */
export function GoalsCard() {
  return (
    <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
      <LoadedCard />
    </Suspense>
  );
}
