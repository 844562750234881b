import { useAppState } from '../../../shared/state/app-store.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useOverallLevel } from '../dashboard/use-overall-level.ts';
import { Road } from './road.tsx';

/** The road to the first level, for newcomers alone. */
export function NewcomerRoad() {
  const { data, reads } = useOverallLevel();
  const isCompleted = useAppState(({ authData }) => authData.userData?.assessment_completed);
  if (data) return data.stations && <Road stations={data.stations} model={data.model} />;
  // Holds the place for whom it may be; a failure is told by the overview below.
  if (isCompleted || reads.some(({ isError }) => isError)) return null;
  return <Skeleton className="h-132 rounded-card" />;
}
