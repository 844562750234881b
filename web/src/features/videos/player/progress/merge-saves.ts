import type { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { type Interval, merge } from '@stratum/contract/library/played';
import type { RouteInput } from '../../../../shared/api/route-input.ts';

type Save = RouteInput<typeof videoEndpoints.savePerformanceVideoProgress>;

/** Intervals that one save may carry. */
const mostIntervals = 200;

/** Two saves of a film as one; null where together they are too many pieces. */
export function mergeSaves(waiting: Save, next: Save): Save | null {
  const played = merge([...waiting.body.played, ...next.body.played].map(inMilliseconds));
  if (played.length > mostIntervals) return null;
  return { body: { ...next.body, played: played.map(([from, to]) => [from / 1000, to / 1000]) } };
}

function inMilliseconds([from, to]: readonly [number, number]): Interval {
  return [Math.round(from * 1000), Math.round(to * 1000)];
}
