import { limits } from '@stratum/contract/limits';
import { accessTokenKey, readAccessToken } from './access-token.ts';
import { appStore, freshState } from './app-store.ts';
import { clearLocalCaches, forgetUser } from './local-cache.ts';
import { putStoredSession, rootPersister } from './root-persister.ts';

/** Follows sign-out and sign-in in other tabs. Local storage tells every tab but the writing one. */
export function followOtherTabs(target: Window): void {
  target.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === null || (key === accessTokenKey && newValue === null)) leaveIfTokenGone();
    else if (key === accessTokenKey && oldValue !== null) clearLocalCaches();
    else if (key === limits.persistence.key && newValue !== null) void followSession();
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaveIfTokenGone();
    void followSession();
  });
}

function leaveIfTokenGone(): void {
  const { userData } = appStore.getState().authData;
  if (userData === null || readAccessToken() !== null) return;
  rootPersister.quietly(() => appStore.setState(freshState, true));
  clearLocalCaches();
  forgetUser(userData.id);
}

/** Only the session: what is selected belongs to each tab. */
async function followSession(): Promise<void> {
  await rootPersister.follow((stored) => {
    if (readAccessToken() !== null) putStoredSession(stored);
  });
}
