import { assessmentRoutes } from '@stratum/contract/assessments';
import type { Reply } from '@stratum/contract/route';
import { useRoute } from '../../../shared/api/queries.ts';

// The texts change only with a start of the server; a change of language reads them anew.
const unchanging = { staleTime: Number.POSITIVE_INFINITY };

/** The skills with their nine behaviours, and the names of levels and categories. */
export function useSkills() {
  const traits = useRoute(assessmentRoutes.traits, { query: {} }, unchanging);
  const model = useRoute(assessmentRoutes.levels, {}, unchanging);
  const queries = [traits, model];
  const failed = queries.find(({ isError, data }) => isError && !data);
  return {
    error: failed?.error ?? null,
    isRetrying: failed?.isFetching ?? false,
    retry: () => queries.filter(({ isError }) => isError).map((query) => query.refetch()),
    data: traits.data && model.data ? { ...model.data, traits: traits.data.traits } : null,
  };
}

type Traits = Reply<typeof assessmentRoutes.traits>;
type Levels = Reply<typeof assessmentRoutes.levels>;
/** All there is to read about skills, in one language. */
export type Skills = Traits & Levels;
