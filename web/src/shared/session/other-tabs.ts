import { limits } from '@stratum/contract/limits';
import type { UserData } from '@stratum/contract/person';
import { appStore, endSessionState, initialState } from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey, readAccessToken, tokenExpiredShownKey } from './access-token.ts';
import { rememberExpiredPath } from './expired-path.ts';
import { navigateHome } from './home.ts';
import { takePageAway } from './leaving.ts';
import { clearLocalCaches, retainForUser } from './local-cache.ts';
import { applyStoredSession, rootPersister } from './root-persister.ts';
import { notifyUnsavedLost } from './unsent-work.ts';

/** Follows sign-out and sign-in in other tabs. Local storage tells every tab but the writing one. */
export function syncWithOtherTabs(target: Window): void {
  target.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === null || (key === accessTokenKey && newValue === null)) signOutIfTokenGone();
    // What this tab shows was read with the token before.
    else if (key === accessTokenKey && oldValue !== null) target.location.reload();
    else if (key === limits.persistence.key && newValue !== null) void adoptSession(target);
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    signOutIfTokenGone();
    void adoptSession(target);
  });
}

function signOutIfTokenGone(): void {
  const { userData } = appStore.getState().authData;
  if (userData === null || readAccessToken() !== null) return;
  const endedByItself = localItems.get(tokenExpiredShownKey) !== null;
  if (!endedByItself) notifyUnsavedLost();
  takePageAway();
  rootPersister.withoutPersisting(
    endedByItself ? endSessionState : () => appStore.setState(initialState, true),
  );
  clearLocalCaches();
  if (endedByItself) rememberExpiredPath(userData.id);
  retainForUser(endedByItself ? userData.id : null);
  navigateHome();
}

/** Takes over the session as another tab has written it. */
async function adoptSession(target: Window): Promise<void> {
  await rootPersister.adoptStored((stored) => {
    if (readAccessToken() === null) return;
    const { userData } = stored.authData;
    if (isAnotherPerson(userData)) return target.location.reload();
    if (userData !== null) retainForUser(userData.id);
    applyStoredSession(stored);
  });
}

/** Somebody else has signed in, such as while this page lay in the browser's history. */
function isAnotherPerson(person: UserData | null): boolean {
  const { userData } = appStore.getState().authData;
  return userData !== null && person !== null && userData.id !== person.id;
}
