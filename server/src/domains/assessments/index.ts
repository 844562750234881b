export { completeAttempt } from './attempts.ts';
export { assessmentStatus } from './status.ts';
