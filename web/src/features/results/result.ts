import type { assessmentRoutes } from '@stratum/contract/assessments';
import type { Reply } from '@stratum/contract/route';

/** A completed attempt beside the one before it, with the answers it was made of. */
export type Result = Reply<typeof assessmentRoutes.assessmentAttempt>;
