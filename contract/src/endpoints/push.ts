import { defineEndpoints } from '../endpoint.ts';

export const pushEndpoints = defineEndpoints('push', {
  getPushKey: { method: 'GET', path: '/push-key' },
  getPushSubscription: { method: 'GET', path: '/push-subscription' },
  subscribeToPush: { method: 'POST', path: '/push-subscription' },
  renewPush: { method: 'POST', path: '/push-renewal' },
  unsubscribeFromPush: { method: 'DELETE', path: '/push-subscription' },
  sendTestPush: { method: 'POST', path: '/test-push' },
});
