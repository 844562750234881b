import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const LoadedCard = lazy(() => import('./orders-card.tsx'));

/** Comes after what a day begins with. */
export function OrdersCard() {
  return (
    <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
      <LoadedCard />
    </Suspense>
  );
}
