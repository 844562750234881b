import { defineEndpoints } from '../endpoint.ts';

export const weeklyReviewEndpoints = defineEndpoints('weekly-review', {
  getWeeklyReview: { method: 'GET', path: '/weekly-review' },
  putWeeklyReview: { method: 'PUT', path: '/weekly-review', idempotent: true },
  putWeeklyReviewRead: { method: 'PUT', path: '/weekly-review-read', idempotent: true },
  getWeeklyFocus: { method: 'GET', path: '/weekly-focus' },
  putWeeklyFocus: { method: 'PUT', path: '/weekly-focus', idempotent: true },
  getWeeklyReviewTime: { method: 'GET', path: '/weekly-review-time' },
  putWeeklyReviewTime: { method: 'PUT', path: '/weekly-review-time', idempotent: true },
});
