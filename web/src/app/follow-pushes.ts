import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { shownPushes } from '../shared/offline/shown-pushes.ts';
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
  registerLocalCache({ retainForUser: () => void closeAll().catch(() => undefined) });
}

async function closeAll(): Promise<void> {
  for (const push of await shownPushes()) push.close();
}
