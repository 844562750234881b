import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../shared/api/queries.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';

/** The levels and the names of the categories in the reader's language. */
export type ModelNames = RouteReply<typeof assessmentEndpoints.levels>;

/** The nine levels and the names of the categories that are open. */
export function useLevels() {
  return useRoute(assessmentEndpoints.levels);
}

/** The traits with their words; of all categories when none is given. */
export function useTraits(categoryType?: CategorySlug) {
  return useRoute(assessmentEndpoints.traits, { query: { categoryType } });
}

/** A completed attempt beside the one before it, with the answers it was made of. */
export type Result = RouteReply<typeof assessmentEndpoints.assessmentAttempt>;
