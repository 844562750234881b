import { useEffect, useEffectEvent } from 'react';

/** Elements that have their own use for the keys. */
const busy = 'input, textarea, select, [role="dialog"], [role="menu"], header, footer';

/** Keys that answer wherever the focus stands on the page. @param onKey true when it took the key */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = event.target instanceof Element && event.target.closest(busy);
    if (elsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (onKey(event)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
