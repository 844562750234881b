import type { pushRoutes } from '@stratum/contract/push';
import type { SentPart } from '@stratum/contract/route';

type Subscription = SentPart<(typeof pushRoutes)['subscribeToPush'], 'body'>;

/** How this browser stands to pushes. */
export interface Device {
  /** `install_first`: Safari on iPhone and iPad has them for apps on the home screen. */
  readonly support: 'offered' | 'install_first' | 'none';
  readonly isBlocked: boolean;
  /** Null where it has not subscribed. */
  readonly endpoint: string | null;
}

export async function readDevice(): Promise<Device> {
  const support = supportOf(navigator);
  if (support !== 'offered') return { support, isBlocked: false, endpoint: null };
  const subscription = await currentSubscription();
  const isBlocked = Notification.permission === 'denied';
  return { support, isBlocked, endpoint: subscription?.endpoint ?? null };
}

function supportOf(browser: Navigator & { readonly standalone?: boolean }): Device['support'] {
  if ('serviceWorker' in browser && 'PushManager' in window && 'Notification' in window) {
    return 'offered';
  }
  return browser.standalone === false ? 'install_first' : 'none';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser; it asks its person first, where they have not decided, and so has to be
 * called as they press.
 * @param key the server's, in base64url
 * @returns null where they refuse
 */
export async function subscribeDevice(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The page has no service worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the server stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** @returns where it was subscribed */
export async function unsubscribeDevice(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
