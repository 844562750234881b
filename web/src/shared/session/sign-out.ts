import { authEndpoints } from '@stratum/contract/endpoints/auth';
import type { UserId } from '@stratum/contract/ids';
import { callRoute } from '../api/route-call.ts';
import { appStore, initialState } from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey } from './access-token.ts';
import { navigateAway, navigateHome } from './home.ts';
import { takePageAway } from './leaving.ts';
import { clearLocalCaches, retainForUser } from './local-cache.ts';
import { rootPersister } from './root-persister.ts';
import { sessionEnd } from './session.ts';

/** How long leaving waits for the server, in milliseconds. */
export const signOutTimeout = 2000;

/**
 * §4: ends the server's session as well as it can, then forgets everything on this device, and goes
 * home; or to where the provider of an external sign-in ends its own session.
 */
export async function signOut(): Promise<void> {
  const userId = appStore.getState().authData.userData?.id ?? null;
  sessionEnd.beginSignOut();
  // Reads that are under way would fail once the session is over.
  takePageAway();
  clearLocalCaches();
  const ending = userId === null ? null : endServerSession(userId);
  // The other tabs follow the token; the server may close their connections before it answers here.
  localItems.remove(accessTokenKey);
  const externalSignOutUrl = await ending;
  localItems.clear();
  sessionEnd.reset();
  appStore.setState(initialState, true);
  rootPersister.purge();
  retainForUser(null);
  if (externalSignOutUrl === null) navigateHome();
  else navigateAway(externalSignOutUrl);
}

/** @returns where the provider's session is ended; null where there is none, or no answer */
async function endServerSession(userId: UserId): Promise<string | null> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), signOutTimeout);
  const timedOut = new Promise<null>((resolve) => {
    deadline.signal.addEventListener('abort', () => resolve(null));
  });
  const ended = deleteSession(userId, deadline.signal).catch(() => null);
  const externalSignOutUrl = await Promise.race([ended, timedOut]);
  clearTimeout(timer);
  return externalSignOutUrl;
}

async function deleteSession(userId: UserId, signal: AbortSignal): Promise<string | null> {
  const options = { signal, endsSession: false };
  const reply = await callRoute(authEndpoints.deleteSession, { params: { userId } }, options);
  return reply.externalSignOutUrl;
}
