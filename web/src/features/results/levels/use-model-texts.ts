import { assessmentRoutes } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/model';
import type { Reply } from '@stratum/contract/route';
import { useRoute } from '../../../shared/api/queries.ts';

/** The levels and the names of the categories in the reader's language. */
export type Model = Reply<typeof assessmentRoutes.levels>;

// The pack changes only with a start of the server; a change of language reads it anew.
const unchanging = { staleTime: Number.POSITIVE_INFINITY };

/** The nine levels and the names of the categories that are open. */
export function useLevels() {
  return useRoute(assessmentRoutes.levels, {}, unchanging);
}

/** The traits with their words; of all categories when none is given. */
export function useTraits(categoryType?: CategorySlug) {
  return useRoute(assessmentRoutes.traits, { query: { categoryType } }, unchanging);
}
