import { useEffect, useRef } from 'react';
import { useVisit } from './use-visit.ts';

/**
 * Goes to what the address names, once at every visit of it and as soon as it stands on the page:
 * it has the focus then.
 * @param anchor its id; null where the address names nothing
 */
export function useNamedPlace(anchor: string | null, isThere: boolean): void {
  const visit = useVisit();
  const seen = useRef<string>(null);
  useEffect(() => {
    if (anchor === null || !isThere || seen.current === visit) return;
    // After the shell, which gives a new page's focus to its main part.
    const frame = requestAnimationFrame(() => {
      seen.current = visit;
      const place = document.getElementById(anchor);
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [anchor, isThere, visit]);
}
