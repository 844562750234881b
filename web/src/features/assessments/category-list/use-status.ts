import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../../shared/api/queries.ts';

/** What is assigned, begun and completed; asked anew at each visit, as other devices go on too. */
export function useStatus() {
  return useRoute(assessmentEndpoints.assessmentStatus, {}, { staleTime: 0 });
}
