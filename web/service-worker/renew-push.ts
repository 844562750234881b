import { pushEndpoints } from '@stratum/contract/endpoints/push';
import type { PushRenewal } from '@stratum/contract/push';
import { apiBase } from '@stratum/contract/route';
import { scope } from './scope.ts';

const { method, path } = pushEndpoints.renewPush;

/**
 * Tells the server where pushes go from now on. The worker has no token: the keys of the subscription
 * that has ended say which browser it is, and in whose session.
 */
export function renewPush(event: PushSubscriptionChangeEvent): void {
  // Browsers that do not say which one has ended leave nothing to be known by: the switch is off.
  const { oldSubscription: old, newSubscription: given } = event;
  if (old) event.waitUntil(renew(old, given));
}

async function renew(old: PushSubscription, given: PushSubscription | null): Promise<void> {
  const subscription = given ?? (await subscribeAgain(old));
  if (!subscription) return;
  const body: PushRenewal = { old: partsOf(old), subscription: partsOf(subscription) };
  const headers = { 'content-type': 'application/json' };
  await fetch(apiBase + path, { method, headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
}

/** @returns null where its person has taken the permission away, or the push service is out of reach */
async function subscribeAgain({ options }: PushSubscription): Promise<PushSubscription | null> {
  return scope.registration.pushManager.subscribe(options).catch(() => null);
}

function partsOf(subscription: PushSubscription): PushRenewal['old'] {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}
