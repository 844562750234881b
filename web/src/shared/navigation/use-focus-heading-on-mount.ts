import { type RefObject, useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollToTop } from './scroll-to.ts';

/** Visits that have shown their first content. */
const begun = new WeakSet<Location>();

/**
 * For the heading of content that replaces other content, often at the same address: reading begins
 * there, at the top of the page. The first content after going back or a reload leaves the view to
 * scroll restoration.
 * @param content tells one from the next where the heading itself stays
 */
export function useFocusHeadingOnMount<E extends HTMLElement>(content = ''): RefObject<E | null> {
  const heading = useRef<E>(null);
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const focused = useRef<string>(null);
  useEffect(() => {
    if (focused.current === content) return;
    focused.current = content;
    const keepsView = isReturn && !begun.has(location);
    begun.add(location);
    if (!keepsView) scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [content, isReturn, location]);
  return heading;
}
