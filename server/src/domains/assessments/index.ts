export { assessmentsPart } from './account-part.ts';
export { completeAttempt } from './service.ts';
export { assessmentStatus } from './standing.ts';
