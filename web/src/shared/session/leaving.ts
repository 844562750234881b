import { useLayoutEffect } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

const leaving = createStore(() => false);

/** Takes the page of somebody away, which would read anew what is forgotten. */
export function takePageAway(): void {
  leaving.setState(true, true);
}

export function isLeaving(): boolean {
  return leaving.getState();
}

/** For what pages of somebody stand in: true from a sign-out until it is gone with them. */
export function useIsLeaving(): boolean {
  useLayoutEffect(() => {
    stay();
    return stay;
  }, []);
  return useStore(leaving);
}

function stay(): void {
  leaving.setState(false, true);
}
