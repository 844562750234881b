import { isLoggedIn, registerLocalCache } from '../session/index.ts';
import { appStore } from '../state/app-store.ts';
import type { OfflineRead } from './kept-reads.ts';
import { retainKeptReads } from './kept-reads.ts';

/**
 * Keeps what a person reads on this device, and the app itself, for when there is no network. Part of
 * every page, since the end of a session must reach what is kept; the rest comes with a session.
 * @param offlineReads whose replies are kept
 */
export function startOffline(offlineReads: readonly OfflineRead[]): void {
  // Where IndexedDB is closed to us nothing is kept.
  registerLocalCache({ retainForUser: (userId) => void retainKeptReads(userId).catch(ignore) });
  let known: string | undefined;
  const follow = () => {
    const userId = appStore.getState().authData.userData?.id;
    if (userId === known) return;
    known = userId;
    if (userId === undefined) return;
    // Without it the page lives on the network alone.
    import('./offline-session.ts').then(({ begin }) => begin(userId, offlineReads)).catch(ignore);
  };
  appStore.subscribe(follow);
  void isLoggedIn().then(follow);
}

function ignore(): void {}
