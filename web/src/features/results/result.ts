import type { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { RouteReply } from '../../shared/api/route-input.ts';

/** A completed attempt beside the one before it, with the answers it was made of. */
export type Result = RouteReply<typeof assessmentEndpoints.assessmentAttempt>;
