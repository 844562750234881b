import type { UserId } from '@stratum/contract/ids';
import { callRoute } from '../api/route-call.ts';
import { appStore, freshState } from './app-store.ts';
import { clearLocalCaches, forgetUser } from './local-cache.ts';
import { localItems } from './local-items.ts';
import { rootPersister } from './root-persister.ts';
import { sessionEnd } from './session.ts';

/** How long leaving waits for the server, in milliseconds. */
export const signOutPatience = 2000;

/** §4: ends the server's session as well as it can, then forgets everything on this device. */
export async function signOut(): Promise<void> {
  const userId = appStore.getState().authData.userData?.id ?? null;
  if (userId !== null) await endServerSession(userId);
  localItems.clear();
  sessionEnd.reset();
  appStore.setState(freshState, true);
  rootPersister.purge();
  clearLocalCaches();
  if (userId !== null) forgetUser(userId);
}

async function endServerSession(userId: UserId): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), signOutPatience);
  const waited = new Promise<void>((resolve) => {
    patience.signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([deleteSession(userId, patience.signal).catch(() => undefined), waited]);
  clearTimeout(timer);
}

/** The route comes lazily: signing out is the rarest thing the first page can do. */
async function deleteSession(userId: UserId, signal: AbortSignal): Promise<void> {
  const { authRoutes } = await import('@stratum/contract/auth');
  await callRoute(authRoutes.deleteSession, { params: { userId } }, { signal, endsSession: false });
}
