export { completeAttempt } from './attempts.ts';
export { moveNewMonth } from './new-month.ts';
export { assessmentStatus } from './status.ts';
export { findOwnAttempt } from './store.ts';
