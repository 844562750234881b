import type { assessmentRoutes } from '@stratum/contract/assessments';
import type { Reply } from '@stratum/contract/route';

/** A category's questions in the reader's language, with the draft there may be. */
export type Questionnaire = Reply<typeof assessmentRoutes.selfAssessment>;
/** The five answers to a statement. */
export type Scale = Questionnaire['scale'];
