import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusWithoutScroll, pageHeading } from './scroll-to.ts';

/**
 * For what may vanish while it has the focus: the fallback takes it over, the page's heading where
 * none is named.
 */
export function useFocusFallback<E extends HTMLElement>(
  fallbackRef?: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const vanishing = useRef<E>(null);
  useLayoutEffect(() => {
    const element = vanishing.current;
    const fallback = fallbackRef?.current;
    return () => {
      if (element?.contains(document.activeElement)) focusWithoutScroll(fallback ?? pageHeading());
    };
  }, [fallbackRef]);
  return vanishing;
}
