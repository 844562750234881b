export { importReviews, type ReviewStory } from './import.ts';
export { moveReview, scheduleReview } from './schedule.ts';
export { forgetReviewedLevels } from './store.ts';
