import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../i18n/locale-path.ts';

/**
 * For the main part of every page: reading goes on at its start after each change of page, or at the
 * place that the address names, which has the focus already.
 */
export function useFocusMainOnNavigation(): RefObject<HTMLElement | null> {
  const { pathname, hash } = useLocation();
  const { path } = splitLocale(pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    main.current?.focus({ preventScroll: true });
  }, [path, hash]);
  return main;
}
