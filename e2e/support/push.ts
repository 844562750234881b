import type { Page } from '@playwright/test';
import type { PushPayload } from '@stratum/contract/push-payload';

/**
 * Has the page's browser subscribe without its maker's push service, which no test may call: with an
 * address and keys such as that would give.
 */
export async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: PushSubscription | null = null;
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => {
      const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
      const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['deriveBits']);
      const p256dh = base64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
      const endpoint = `https://fcm.googleapis.com/send/${auth}`;
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
      current = { endpoint, toJSON, unsubscribe } as unknown as PushSubscription;
      return current;
    };
  });
}

/** Delivers pushes to the page's service worker, decrypted as the browser hands them over. */
export async function openPushes(
  page: Page,
): Promise<(payload: PushPayload | string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (payload) => {
    const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** What stands on the device's screen, by its title. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    const texts = shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
    return texts.toSorted((one, other) => one.title.localeCompare(other.title));
  });
}

/** Presses a notification, as nothing outside the browser can. */
export async function pressNotification(page: Page, tag: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker');
  await worker.evaluate(async (pressed) => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const NotificationEvent: new (type: string, init: object) => Event = Reflect.get(
      globalThis,
      'NotificationEvent',
    );
    const [notification] = await registration.getNotifications({ tag: pressed });
    globalThis.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }, tag);
}
