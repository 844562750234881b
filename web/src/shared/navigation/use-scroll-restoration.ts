import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { splitLocale } from '../i18n/locale-path.ts';
import { focusAndScrollTo, scrollToTop } from './scroll-to.ts';

/** State of a navigation inside a page whose own keys have moved the focus already. */
export const keepFocus = 'keep-focus';

const positions = new Map<string, number>();

/**
 * A new page begins at its top or at the place its address names, and going back finds the old one
 * where it was left. The router's own restoration would also jump when the app starts below the top,
 * or when only the language changes.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, state } = useLocation();
  const keepsFocus = state === keepFocus;
  const isPop = useNavigationType() === NavigationType.Pop;
  const { path } = splitLocale(pathname);
  const shown = useRef({ key, hash, path, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, hash, path, pathname };
    const isTranslation = before.path === path && before.pathname !== pathname;
    const isAnotherPlace = before.key !== key || before.hash !== hash;
    if (isAnotherPlace && !isTranslation) {
      const target = document.getElementById(hash.slice(1));
      const position =
        isPop && !isTypedAnchor(key, before.path === path) ? positions.get(key) : undefined;
      if (position !== undefined) scrollToTop(position);
      else if (target && keepsFocus) target.scrollIntoView();
      else if (target) focusAndScrollTo(target);
      else if (before.path !== path) scrollToTop();
    }
    const remember = () => positions.set(key, window.scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash, path, pathname, isPop, keepsFocus]);
}

/** A fragment typed into the address bar makes an entry of the browser's history without a key. */
function isTypedAnchor(key: string, isSamePage: boolean): boolean {
  return key === 'default' && isSamePage;
}
