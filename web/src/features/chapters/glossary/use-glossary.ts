import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRoute } from '../../../shared/api/queries.ts';

/** The words of the model. */
export function useGlossary() {
  return useRoute(chapterEndpoints.getDefinitions);
}
