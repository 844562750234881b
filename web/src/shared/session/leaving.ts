import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { appStore } from '../state/app-store.ts';

const leaving = createStore(() => false);

/** Takes away the page of somebody, and what the header reads, which would ask anew for what is forgotten. */
export function takePageAway(): void {
  leaving.setState(true, true);
}

export function bringPageBack(): void {
  leaving.setState(false, true);
}

appStore.subscribe(({ isLoggedIn }, before) => {
  if (isLoggedIn && !before.isLoggedIn) bringPageBack();
});

export function isLeaving(): boolean {
  return leaving.getState();
}

/** From a sign-out until its page is gone, or somebody signs in. */
export function useIsLeaving(): boolean {
  return useStore(leaving);
}
