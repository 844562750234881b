import { chapterRoutes } from '@stratum/contract/chapters';
import { useRoute } from '../../../shared/api/queries.ts';

/** The words of the model, which change only with the language. */
export function useGlossary() {
  return useRoute(chapterRoutes.getDefinitions, {}, { staleTime: Number.POSITIVE_INFINITY });
}
