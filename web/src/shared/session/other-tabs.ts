import { limits } from '@stratum/contract/limits';
import type { UserData } from '@stratum/contract/person';
import { appStore, freshState } from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey, readAccessToken, tokenExpiredShownKey } from './access-token.ts';
import { rememberExpiredPlace } from './expired-place.ts';
import { navigateHome } from './home.ts';
import { clearLocalCaches, keepOnlyFor } from './local-cache.ts';
import { putStoredSession, rootPersister } from './root-persister.ts';
import { tellLostWork } from './unsent-work.ts';

/** Follows sign-out and sign-in in other tabs. Local storage tells every tab but the writing one. */
export function followOtherTabs(target: Window): void {
  target.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === null || (key === accessTokenKey && newValue === null)) leaveIfTokenGone();
    // What this tab shows was read with the token before.
    else if (key === accessTokenKey && oldValue !== null) target.location.reload();
    else if (key === limits.persistence.key && newValue !== null) void followSession(target);
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaveIfTokenGone();
    void followSession(target);
  });
}

function leaveIfTokenGone(): void {
  const { userData } = appStore.getState().authData;
  if (userData === null || readAccessToken() !== null) return;
  const endedByItself = localItems.get(tokenExpiredShownKey) !== null;
  if (!endedByItself) tellLostWork();
  rootPersister.quietly(() => appStore.setState(freshState, true));
  clearLocalCaches();
  if (endedByItself) rememberExpiredPlace(userData.id);
  keepOnlyFor(endedByItself ? userData.id : null);
  navigateHome();
}

/** Takes over the session as another tab has written it. */
async function followSession(target: Window): Promise<void> {
  await rootPersister.follow((stored) => {
    if (readAccessToken() === null) return;
    const { userData } = stored.authData;
    if (isAnother(userData)) return target.location.reload();
    if (userData !== null) keepOnlyFor(userData.id);
    putStoredSession(stored.authData);
  });
}

/** Somebody else has signed in, such as while this page lay in the browser's history. */
function isAnother(person: UserData | null): boolean {
  const { userData } = appStore.getState().authData;
  return userData !== null && person !== null && userData.id !== person.id;
}
