/** A service worker's registration whose browser subscribes without a push service. */
export function fakePushManager() {
  let current: string | null = null;
  let made = 0;
  let isOutOfReach = false;
  const keys: unknown[] = [];
  const make = () => {
    made += 1;
    current = `https://fcm.googleapis.com/send/${made}`;
    return current;
  };
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    async unsubscribe() {
      current = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => current && subscriptionAt(current),
    async subscribe(options?: PushSubscriptionOptionsInit) {
      if (isOutOfReach) throw new DOMException('push service error', 'AbortError');
      keys.push(options?.applicationServerKey);
      return subscriptionAt(make());
    },
  };
  return {
    registration: { pushManager } as unknown as ServiceWorkerRegistration,
    /** What it subscribed with. */
    keys,
    current: () => current,
    /** Has subscribed on an earlier visit. @returns where */
    subscribeBefore: make,
    refuse: () => void (isOutOfReach = true),
  };
}
