import { useCallback, useEffect, useRef } from 'react';

/** One thing at a time to be done later; the next, or leaving the screen, calls it off. */
export function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((run: () => void, milliseconds = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, milliseconds);
  }, []);
}
