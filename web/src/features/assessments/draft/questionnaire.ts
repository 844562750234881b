import type { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { RouteReply } from '../../../shared/api/route-input.ts';

/** A category's questions in the reader's language, with the draft there may be. */
export type Questionnaire = RouteReply<typeof assessmentEndpoints.selfAssessment>;
/** The five answers to a statement. */
export type Scale = Questionnaire['scale'];
