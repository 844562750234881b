import { useAppState } from '../../../shared/state/app-store.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Holds the place of the road where there is one; apart, so that a sign-out renders no read anew. */
export function RoadPlaceholder() {
  const isCompleted = useAppState(({ authData }) => authData.userData?.assessment_completed);
  return isCompleted ? null : <Skeleton className="h-132 rounded-card" />;
}
