import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../i18n/locale-path.ts';
import { focusAndScrollTo } from './scroll-to.ts';

/**
 * Goes to what the address names once at every visit of it, as soon as it stands on the page: for
 * content that arrives after the page has been opened.
 * @param anchor its id; null where the address names nothing
 */
export function useScrollToAnchor(anchor: string | null, isReady = true): void {
  const navigation = useNavigationId();
  const seen = useRef<string>(null);
  useEffect(() => {
    if (anchor === null || !isReady || seen.current === navigation) return;
    // After the shell, which gives a new page's focus to its main part.
    const frame = requestAnimationFrame(() => {
      seen.current = navigation;
      const place = document.getElementById(anchor);
      if (place) focusAndScrollTo(place, 'instant');
    });
    return () => cancelAnimationFrame(frame);
  }, [anchor, isReady, navigation]);
}

/** Tells one visit of an address from the next; a change of language belongs to the same visit. */
function useNavigationId(): string {
  const { key, pathname } = useLocation();
  const { prefix } = splitLocale(pathname);
  const [shown, setShown] = useState({ key, prefix, id: key });
  if (shown.key === key) return shown.id;
  const id = shown.prefix === prefix ? key : shown.id;
  setShown({ key, prefix, id });
  return id;
}
