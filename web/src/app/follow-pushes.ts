import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { isOpenMessage } from '../shared/offline/worker-protocol.ts';
import { registerLocalCache } from '../shared/session/index.ts';
import type { Router } from './router.ts';

/**
 * A notification that is pressed opens in the page that is there, without loading it anew; those that
 * a person has left unread go from the screen with their session.
 */
export function followPushes(router: Router): void {
  // Absent where a page is not served safely.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener('message', ({ data, ports: [port] }) => {
    if (!isOpenMessage(data)) return;
    port?.postMessage(true);
    const { prefix } = splitLocale(router.state.location.pathname);
    void router.navigate(localePath(data.path, prefix));
  });
  // Browsers without notifications have none to close.
  registerLocalCache({ retainForUser: () => void closeAll(workers).catch(() => undefined) });
}

async function closeAll(workers: ServiceWorkerContainer | undefined): Promise<void> {
  const registration = await workers?.getRegistration();
  const shown = await registration?.getNotifications();
  for (const notification of shown ?? []) notification.close();
}
