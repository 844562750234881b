import { pushRoutes } from '@stratum/contract/push';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { pushPersonalData } from './personal-data.ts';
import { pushJob } from './send-push.ts';
import { renew, subscribe, subscriptionAt, unsubscribe } from './subscriptions.ts';
import { sendTest } from './test-push.ts';

export function pushDomain(deps: Deps) {
  return {
    name: 'push',
    routes: implement(pushRoutes, {
      getPushKey: async () => ({ key: deps.push.publicKey }),
      getPushSubscription: ({ caller, query }) => subscriptionAt(deps, caller, query.endpoint),
      subscribeToPush: ({ caller, body }) => subscribe(deps, caller, body),
      renewPush: ({ body }) => renew(deps, body),
      unsubscribeFromPush: ({ caller, query }) => unsubscribe(deps, caller, query.endpoint),
      sendTestPush: ({ caller, locale }) => sendTest(deps, caller, locale),
    }),
    jobs: [pushJob(deps)],
    personalData: pushPersonalData,
  } satisfies Domain;
}
