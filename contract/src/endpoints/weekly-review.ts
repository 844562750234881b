import { defineEndpoints } from '../endpoint.ts';

export const weeklyReviewEndpoints = defineEndpoints('weekly-review', {
  getWeeklyReview: { method: 'GET', path: '/weekly-review' },
  putWeeklyReview: { method: 'PUT', path: '/weekly-review', idempotent: true },
  getWeeklyFocus: { method: 'GET', path: '/weekly-focus' },
  getWeeklyReviewTime: { method: 'GET', path: '/weekly-review-time' },
  putWeeklyReviewTime: { method: 'PUT', path: '/weekly-review-time', idempotent: true },
});
