import { pushRoutes } from '@stratum/contract/push';
import { createPushBrowser } from '../../../test/push-browser.ts';
import type { Samples } from '../../../test/sample.ts';

const anEndpoint = () => ({ query: { endpoint: createPushBrowser().subscription.endpoint } });

export const samples = {
  getPushKey: { statements: 1 },
  getPushSubscription: { statements: 2, call: anEndpoint },
  subscribeToPush: {
    statements: 5,
    call: () => ({ body: createPushBrowser().subscription }),
  },
  renewPush: {
    statements: 6,
    call: async ({ owner }) => {
      const { subscription: old } = createPushBrowser();
      await owner.call(pushRoutes.subscribeToPush, { body: old });
      return { body: { old, subscription: createPushBrowser().subscription } };
    },
  },
  unsubscribeFromPush: { statements: 2, call: anEndpoint },
  sendTestPush: { statements: 2 },
} satisfies Samples<typeof pushRoutes>;
