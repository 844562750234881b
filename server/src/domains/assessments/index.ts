export { completeAttempt } from './service.ts';
export { assessmentStatus } from './standing.ts';
