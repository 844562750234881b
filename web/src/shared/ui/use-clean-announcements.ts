import { useEffect, useRef } from 'react';

/** React Aria makes the first announcement of a page so many milliseconds late. */
const firstDelay = 100;

/**
 * React Aria announces a pending button by reference to its id, and keeps that for some seconds. A
 * button that is gone by then, as after sending a form, would leave a nameless image behind.
 */
export function useCleanAnnouncements(isPending: boolean): void {
  const wasPending = useRef(false);
  useEffect(() => {
    wasPending.current ||= isPending;
  }, [isPending]);
  useEffect(
    () => () => {
      if (!wasPending.current) return;
      removeNameless();
      setTimeout(removeNameless, firstDelay);
    },
    [],
  );
}

function removeNameless(): void {
  for (const image of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = image.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (!ids.some((id) => document.getElementById(id))) image.remove();
  }
}
