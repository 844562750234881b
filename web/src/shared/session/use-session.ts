import { useStore } from 'zustand/react';
import { useAppState } from '../state/app-store.ts';
import { readiness } from './start.ts';

/** `ready` is false until it is known who, if anybody, is signed in. */
export function useSession() {
  const ready = useStore(readiness);
  const isLoggedIn = useAppState((state) => state.isLoggedIn);
  const { userData, assignedCategories } = useAppState((state) => state.authData);
  return { ready, isLoggedIn, userData, assignedCategories };
}
