import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs after each navigation, not at the start: the app may start under a menu that is open. */
export function useAfterNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  }, [key, act]);
}
