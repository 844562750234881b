import { assessmentRoutes } from '@stratum/contract/assessments';
import { useRoute } from '../../../shared/api/queries.ts';

/** What is assigned, begun and completed; asked anew at each visit, as other devices go on too. */
export function useStatus() {
  return useRoute(assessmentRoutes.assessmentStatus, {}, { staleTime: 0 });
}
