import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { forgetProfileLocale } from '../i18n/locale-choice.ts';
import { appStore, useAppState } from '../state/app-store.ts';
import { registerLocalCache } from './local-cache.ts';
import { syncWithOtherTabs } from './other-tabs.ts';
import { recoverSession } from './recover-session.ts';
import { rootPersister } from './root-persister.ts';

/** True once it is known who, if anybody, is signed in. */
export const readiness = createStore<boolean>()(() => false);

let started: Promise<void> | undefined;

/** Reads the persisted state and keeps it; the client's entry calls it once. */
export function startClientState(): Promise<void> {
  started ??= start();
  return started;
}

/** Whether somebody is signed in here, once that is known. */
export async function isLoggedIn(): Promise<boolean> {
  await startClientState();
  return appStore.getState().isLoggedIn;
}

/** `ready` is false until it is known who, if anybody, is signed in. */
export function useSession() {
  const { userData, assignedCategories } = useAppState((state) => state.authData);
  return {
    ready: useStore(readiness),
    isLoggedIn: useAppState((state) => state.isLoggedIn),
    userData,
    assignedCategories,
  };
}

/** Whether what the pages keep here is stored, and whether this browser has refused to store it. */
export function useStored() {
  const { isStored, problem } = useStore(rootPersister.status);
  return { isStored, isRefused: problem === 'not_written' };
}

async function start(): Promise<void> {
  syncWithOtherTabs(window);
  registerLocalCache({
    retainForUser(userId) {
      if (userId === null) forgetProfileLocale();
    },
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  await rootPersister.rehydrate();
  await recoverSession();
  readiness.setState(true);
}

function flush(): void {
  void rootPersister.flush();
}
