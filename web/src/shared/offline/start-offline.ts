import type { Endpoint } from '@stratum/contract/endpoint';
import { isLoggedIn, readAccessToken, registerLocalCache } from '../session/index.ts';
import { appStore } from '../state/app-store.ts';
import { retainKeptReads } from './kept-reads.ts';

/**
 * Keeps what a person reads on this device, and the app itself, for when there is no network. Part of
 * every page, since the end of a session must reach what is kept; the rest comes with a session.
 * @param offlineReads whose replies are kept
 */
export function startOffline(offlineReads: readonly Endpoint[]): void {
  // Where IndexedDB is closed to us nothing is kept.
  registerLocalCache({ retainForUser: (userId) => void retainKeptReads(userId).catch(ignore) });
  let known: string | undefined;
  let turn = 0;
  const follow = () => {
    const userId = appStore.getState().authData.userData?.id;
    if (userId === known) return;
    known = userId;
    turn += 1;
    if (userId === undefined) return;
    const begun = turn;
    const token = readAccessToken();
    import('./offline-session.ts')
      .then(({ begin }) => {
        // The session may have ended while the code was on its way.
        if (begun === turn) begin({ userId, token, offlineReads });
      })
      // Without it the page lives on the network alone.
      .catch(ignore);
  };
  appStore.subscribe(follow);
  void isLoggedIn().then(follow);
}

function ignore(): void {}
