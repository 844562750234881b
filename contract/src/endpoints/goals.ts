import { defineEndpoints } from '../endpoint.ts';

export const goalEndpoints = defineEndpoints('goals', {
  goalCreate: { method: 'POST', path: '/goal-create', idempotent: true },
  goalList: { method: 'GET', path: '/goal-list' },
  goalCategoryList: { method: 'GET', path: '/goal-category-list' },
  goalInfo: { method: 'GET', path: '/goal-info/:id' },
  goalDetails: { method: 'GET', path: '/goal-details/:id' },
  goalStatusUpdate: { method: 'PUT', path: '/goal-status-update', idempotent: true },
  goalUpdate: { method: 'PUT', path: '/goal-update', idempotent: true },
  goalArchive: { method: 'PUT', path: '/goal-archive', idempotent: true },
  goalShift: { method: 'PUT', path: '/goal-shift', idempotent: true },
  goalCopy: { method: 'POST', path: '/goal-copy', idempotent: true },
  goalDelete: { method: 'DELETE', path: '/goal-delete', idempotent: true },
  goalRestore: { method: 'PUT', path: '/goal-restore', idempotent: true },
  addMilestone: { method: 'POST', path: '/goal-milestone', idempotent: true },
  changeMilestone: { method: 'PUT', path: '/goal-milestone', idempotent: true },
  removeMilestone: { method: 'DELETE', path: '/goal-milestone', idempotent: true },
  addMicroGoal: { method: 'POST', path: '/goal-micro-goal', idempotent: true },
  changeMicroGoal: { method: 'PUT', path: '/goal-micro-goal', idempotent: true },
  removeMicroGoal: { method: 'DELETE', path: '/goal-micro-goal', idempotent: true },
  goalHistory: { method: 'GET', path: '/goal-history/:id' },
  goalHistories: { method: 'GET', path: '/goal-history' },
});
