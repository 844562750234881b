import { defineEndpoints } from '../endpoint.ts';

export const boardEndpoints = defineEndpoints('boards', {
  groupBoard: { method: 'GET', path: '/ppau/:ppauGroupId/board' },
  groupToday: { method: 'GET', path: '/ppau/:ppauGroupId/today' },
  sendCheer: { method: 'POST', path: '/ppau/:ppauGroupId/cheer', idempotent: true },
  sendNudge: { method: 'POST', path: '/ppau/:ppauGroupId/nudge', idempotent: true },
});
