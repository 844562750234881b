import { useStore } from 'zustand/react';
import { type AppState, appStore } from './app-store.ts';
import { readiness } from './start.ts';

export function useAppState<T>(select: (state: AppState) => T): T {
  return useStore(appStore, select);
}

/** `ready` is false until it is known who, if anybody, is signed in. */
export function useSession() {
  const ready = useStore(readiness);
  const isLoggedIn = useAppState((state) => state.isLoggedIn);
  const { userData, assignedCategories } = useAppState((state) => state.authData);
  return { ready, isLoggedIn, userData, assignedCategories };
}
