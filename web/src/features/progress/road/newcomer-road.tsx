import { useAppState } from '../../../shared/state/app-store.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useOverallLevel } from '../dashboard/use-overall-level.ts';
import { Road } from './road.tsx';

/** The road to the first level, for newcomers alone; a failed read is told by the overview. */
export function NewcomerRoad() {
  const { data, reads } = useOverallLevel();
  if (data) return data.stations && <Road stations={data.stations} model={data.model} />;
  return reads.some(({ isError }) => isError) ? null : <RoadPlaceholder />;
}

/** Apart: what reads must not be rendered anew by a sign-out, or it would read without a session. */
function RoadPlaceholder() {
  const isCompleted = useAppState(({ authData }) => authData.userData?.assessment_completed);
  return isCompleted ? null : <Skeleton className="h-132 rounded-card" />;
}
