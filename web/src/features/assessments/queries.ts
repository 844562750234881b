import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../shared/api/queries.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';

export type AssessmentStatus = RouteReply<typeof assessmentEndpoints.assessmentStatus>;

/** A category's questions in the reader's language, with the draft there may be. */
export type Questionnaire = RouteReply<typeof assessmentEndpoints.selfAssessment>;
/** The five answers to a statement. */
export type Scale = Questionnaire['scale'];

export function useQuestionnaire(categoryType: CategorySlug) {
  return useRoute(assessmentEndpoints.selfAssessment, { query: { categoryType } });
}

/** What is assigned, begun and completed; asked anew at each visit, as other devices go on too. */
export function useAssessmentStatus() {
  return useRoute(assessmentEndpoints.assessmentStatus, {}, { staleTime: 0 });
}
