import { limits } from '@stratum/contract/limits';
import { appStore, initialState } from '../state/app-store.ts';
import { browserCipher } from '../state/browser-cipher.ts';
import { localItems } from '../state/local-items.ts';
import { createPersister } from '../state/persister.ts';
import { readStoredState, type StoredState, selectStored } from '../state/stored-state.ts';
import { readAccessToken } from './access-token.ts';

const { key, version, rehydrationTimeout } = limits.persistence;

export const rootPersister = createPersister({
  key,
  version,
  rehydrationTimeout,
  items: localItems,
  cipher: browserCipher(key),
  store: appStore,
  select: selectStored,
  read: readStoredState,
  apply: applyStored,
  onError: dispatchWindowError,
});

/** Where whoever listens for the page's errors hears it, without a line in the console. */
function dispatchWindowError(error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

/** What the person has changed while the stored state was being read stays. */
function applyStored({ authData, selections, goalDraft, chatDrafts }: StoredState): void {
  if (appStore.getState().authData !== initialState.authData) return;
  applyStoredSession({ authData, goalDraft, chatDrafts });
  if (appStore.getState().isLoggedIn) appStore.setState({ selections });
}

/**
 * §2: logged in means a stored access token plus user data exist. The selections stay those of this
 * tab, as another one stands on a page of its own; a draft is one for all tabs.
 */
export function applyStoredSession({
  authData,
  goalDraft,
  chatDrafts,
}: Omit<StoredState, 'selections'>): void {
  const isLoggedIn = authData.userData !== null && readAccessToken() !== null;
  appStore.setState({
    ...(isLoggedIn ? { isLoggedIn, authData } : initialState),
    goalDraft,
    chatDrafts,
  });
}
