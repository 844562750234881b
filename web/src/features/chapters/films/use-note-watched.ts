import { type GraphVideo } from '@stratum/contract/chapters';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRouteMutation } from '../../../shared/api/queries.ts';

/**
 * Tells the server once that a film was watched. Where that fails nobody is told: the film stands
 * open once more, that is all.
 */
export function useNoteWatched({ graph, viewedAt }: GraphVideo): () => void {
  const { isIdle, mutate } = useRouteMutation(chapterEndpoints.graphViewed);
  return () => {
    if (viewedAt !== null || !isIdle) return;
    mutate({ body: { graph } });
  };
}
