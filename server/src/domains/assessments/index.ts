export { completeAttempt } from './attempts.ts';
export { lastScoresIn } from './month-scores-store.ts';
export { moveNewMonth } from './new-month.ts';
export { type RetestSpread, readRetests } from './retest-store.ts';
export { assessmentStatus } from './status.ts';
export {
  attemptsByDay,
  type CategoryResult,
  findOwnAttempt,
  latestResults,
  latestResultsOf,
} from './store.ts';
export { forgetAssessments } from './withdrawal.ts';
