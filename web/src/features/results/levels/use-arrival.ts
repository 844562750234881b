import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a screen that replaces another at the same address: reading begins there. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
