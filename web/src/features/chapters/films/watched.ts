import type { GraphVideo } from '@stratum/contract/chapters';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRef } from 'react';
import { useRouteMutation } from '../../../shared/api/queries.ts';

/** So much of a film must have been played for it to count as watched. */
const watchedShare = 0.9;

export function isWatched({
  played,
  duration,
}: Pick<HTMLVideoElement, 'played' | 'duration'>): boolean {
  return playedShare(played, duration) >= watchedShare;
}

/** How much of a film was played, from 0 to 1, whatever was skipped; 0 before its length is known. */
export function playedShare(
  played: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  duration: number,
): number {
  if (!(duration > 0)) return 0;
  let seconds = 0;
  for (let part = 0; part < played.length; part += 1)
    seconds += played.end(part) - played.start(part);
  return seconds / duration;
}

/**
 * Reports once that a film was watched. A failure is not shown: the film is open once more, that is
 * all.
 */
export function useReportWatched({ graph, viewedAt }: GraphVideo): () => void {
  const { mutate } = useRouteMutation(chapterEndpoints.graphViewed);
  // Two events can come before the next render.
  const isReported = useRef(viewedAt !== null);
  return () => {
    if (isReported.current) return;
    isReported.current = true;
    mutate({ body: { graph } });
  };
}
