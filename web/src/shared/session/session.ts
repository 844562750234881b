import type { SessionReply } from '@stratum/contract/auth';
import { limits } from '@stratum/contract/limits';
import { genericMessage } from '../api/generic-message.ts';
import { connectSession } from '../api/shared-client.ts';
import { appStore, endSessionState, setSession } from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { toast } from '../toasts/toasts.tsx';
import { accessTokenKey, readAccessToken, tokenExpiredShownKey } from './access-token.ts';
import { rememberExpiredPath } from './expired-path.ts';
import { navigateHome } from './home.ts';
import { clearLocalCaches, retainForUser } from './local-cache.ts';
import { rootPersister } from './root-persister.ts';
import { createSessionEnd } from './session-end.ts';

function currentUserId(): string | null {
  return appStore.getState().authData.userData?.id ?? null;
}

export const sessionEnd = createSessionEnd({
  items: localItems,
  currentUserId,
  notifyExpired: () => toast.error(genericMessage('token_expired')),
  clearLocalCache: clearExpiredCache,
  cleanUpFor(userId) {
    rememberExpiredPath(userId);
    retainForUser(userId);
  },
  signOutLocally: endSessionState,
  goHome: navigateHome,
});

/**
 * The local cache is what is kept in memory and every item of local storage save two: the flag
 * that the end was told, and the persisted state, which is written anew without the session, so
 * that it can keep what outlasts one.
 */
function clearExpiredCache(): void {
  clearLocalCaches();
  for (const key of localItems.keys()) {
    if (key !== tokenExpiredShownKey && key !== limits.persistence.key) localItems.remove(key);
  }
}

/** Takes over what verify-otp and sign-in answer. */
export function signIn(reply: SessionReply): void {
  // Also after nobody: a screen that outlived its session may have filled them again.
  if (currentUserId() !== reply.userData.id) clearLocalCaches();
  retainForUser(reply.userData.id);
  localItems.set(accessTokenKey, reply.accessToken);
  sessionEnd.reset();
  setSession(reply);
  rootPersister.persist();
  void rootPersister.flush();
}

/** In milliseconds. */
const signOutElsewhere = 1_000;

/**
 * Follows the server's word, without a call, that the session of a token is over. A tab in which the
 * person has signed out tells the others so, which needs no word of an expired session.
 */
export function followSessionEnd(code: string, token: string): void {
  setTimeout(() => sessionEnd.onFailure(code, token), signOutElsewhere);
}

connectSession({ readToken: readAccessToken, onFailure: sessionEnd.onFailure });
