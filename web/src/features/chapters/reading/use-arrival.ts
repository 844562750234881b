import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Reading begins at the heading of what has come at the same address. Going back leaves the place
 * to the shell, which remembers it.
 */
export function useArrival<E extends HTMLElement>(what: string): RefObject<E | null> {
  const heading = useRef<E>(null);
  const isReturn = useNavigationType() === 'POP';
  const arrived = useRef<string>(null);
  useEffect(() => {
    if (arrived.current === what) return;
    arrived.current = what;
    if (isReturn) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [what, isReturn]);
  return heading;
}
