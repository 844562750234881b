import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import { keepFocus } from '../shared/navigation/keep-focus.ts';

const positions = new Map<string, number>();

/**
 * A new page begins at its top or at the place its address names, and going back finds the old one
 * where it was left. The router's own restoration would also jump when the app starts below the top,
 * or when only the language changes.
 */
export function useScrollPosition(): void {
  const { key, hash, pathname, state } = useLocation();
  const keepsFocus = state === keepFocus;
  const isReturn = useNavigationType() === 'POP';
  const { path } = splitLocale(pathname);
  const shown = useRef({ key, path, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, path, pathname };
    const isTranslation = before.path === path && before.pathname !== pathname;
    if (before.key !== key && !isTranslation) {
      const target = document.getElementById(hash.slice(1));
      if (isReturn) jumpTo(positions.get(key) ?? 0);
      else if (target && keepsFocus) target.scrollIntoView();
      else if (target) leadTo(target);
      else if (before.path !== path) jumpTo(0);
    }
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash, path, pathname, isReturn, keepsFocus]);
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The reader's place in the page goes along with the view. */
function leadTo(target: HTMLElement): void {
  target.scrollIntoView();
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
