import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what may vanish while it has the focus: its heir takes it over, the page's heading where none
 * is named.
 */
export function useFocusHandover<E extends HTMLElement>(
  heir?: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const leaving = useRef<E>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    const named = heir?.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      focusHeading(named ?? pageHeading());
    };
  }, [heir]);
  return leaving;
}

/** Reading goes on at a heading, without a jump. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The document keeps a hidden one for the case that the app does not start. */
function pageHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
}
