import { isLoggedIn, readAccessToken, registerLocalCache } from '../session/index.ts';
import { appStore } from '../state/app-store.ts';
import { retainKeptReads } from './kept-reads.ts';
import type { OfflineSession } from './offline-session.ts';

interface SessionParts {
  readonly prepareKeptReads: () => void;
  readonly begin: (session: Omit<OfflineSession, 'pages'>) => Promise<void>;
}

/** A page waits so long at most for what was read last, milliseconds. */
const longestWait = 300;

/**
 * Keeps what a person reads on this device, and the app itself, for when there is no network. Part of
 * every page, since the end of a session must reach what is kept; the rest comes with a session.
 * @param load what comes with a session
 * @returns waits for the first of what was read last
 */
export function startOffline(load: () => Promise<SessionParts>): () => Promise<void> {
  // Where IndexedDB is closed to us nothing is kept.
  registerLocalCache({ retainForUser: (userId) => void retainKeptReads(userId).catch(ignore) });
  // Beside the session, which is read meanwhile.
  if (readAccessToken() !== null) {
    void load()
      .then(({ prepareKeptReads }) => prepareKeptReads())
      .catch(ignore);
  }
  let known: string | undefined;
  let turn = 0;
  let shown = Promise.resolve();
  const follow = () => {
    const userId = appStore.getState().authData.userData?.id;
    if (userId === known) return;
    known = userId;
    turn += 1;
    if (userId === undefined) return;
    const begun = turn;
    const token = readAccessToken();
    shown = load()
      .then(({ begin }) =>
        // The session may have ended while the code was on its way.
        begun === turn ? begin({ userId, token }) : undefined,
      )
      // Without it the page lives on the network alone.
      .catch(ignore);
  };
  appStore.subscribe(follow);
  const followed = isLoggedIn().then(follow);
  return async () => {
    await followed;
    await Promise.race([shown, pause(longestWait)]);
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function ignore(): void {}
