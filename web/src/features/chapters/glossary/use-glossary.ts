import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRoute } from '../../../shared/api/queries.ts';

/** The words of the model, which change only with the language. */
export function useGlossary() {
  return useRoute(chapterEndpoints.getDefinitions, {}, { staleTime: Number.POSITIVE_INFINITY });
}
