import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

/** The skills with their nine behaviours, and the names of levels and categories. */
export function useSkills() {
  const traits = useRoute(assessmentEndpoints.traits, { query: {} });
  const model = useRoute(assessmentEndpoints.levels);
  return {
    reads: [traits, model],
    data: traits.data && model.data ? { ...model.data, traits: traits.data.traits } : null,
  };
}

type Traits = RouteReply<typeof assessmentEndpoints.traits>;
type Levels = RouteReply<typeof assessmentEndpoints.levels>;
/** All there is to read about skills, in one language. */
export type Skills = Traits & Levels;
