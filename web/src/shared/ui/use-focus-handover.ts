import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what may vanish while it has the focus: the page's heading takes it over. */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const leaving = useRef<E>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // The document keeps a hidden one for the case that the app does not start.
      const headings = [...document.querySelectorAll('h1')];
      const heading = headings.find((each) => each.checkVisibility());
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return leaving;
}
