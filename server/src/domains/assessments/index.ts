export { completeAttempt } from './service.ts';
export { assessmentStatus } from './status.ts';
