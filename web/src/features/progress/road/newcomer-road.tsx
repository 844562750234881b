import { useOverallLevel } from '../dashboard/use-overall-level.ts';
import { Road } from './road.tsx';
import { RoadPlaceholder } from './road-placeholder.tsx';

/** The road to the first level, for newcomers alone; a failed read is told by the overview. */
export function NewcomerRoad() {
  const { data, reads } = useOverallLevel();
  if (data) return data.stations && <Road stations={data.stations} model={data.model} />;
  return reads.some(({ isError }) => isError) ? null : <RoadPlaceholder />;
}
