export {
  type CategoryProgress,
  categoryProgress,
  leastRecentlyTaken,
  nextCategory,
} from './category-list/category-progress.ts';
export { type AssessmentStatus, useAssessmentStatus } from './queries.ts';
