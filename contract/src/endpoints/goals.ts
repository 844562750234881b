import { defineEndpoints } from '../endpoint.ts';

export const goalEndpoints = defineEndpoints('goals', {
  goalCreate: { method: 'POST', path: '/goal-create', idempotent: true },
  goalList: { method: 'GET', path: '/goal-list' },
  goalCategoryList: { method: 'GET', path: '/goal-category-list' },
  goalInfo: { method: 'GET', path: '/goal-info/:id' },
  goalDetails: { method: 'GET', path: '/goal-details/:id' },
});
