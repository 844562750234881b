import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const LoadedCard = lazy(() => import('./collection-card.tsx'));

/** Comes after what a day begins with. */
export function CollectionCard() {
  return (
    <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
      <LoadedCard />
    </Suspense>
  );
}
