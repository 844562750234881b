export { completeAttempt } from './attempts.ts';
export { scheduleNewMonth } from './new-month.ts';
export { assessmentStatus } from './status.ts';
