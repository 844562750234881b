import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys that answer while the focus is within an area. @param onKey true when it took the key */
export function useKeyboardShortcuts(
  area: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => boolean,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (onKey(event)) event.preventDefault();
  });
  useEffect(() => {
    const element = area.current;
    const listener = (event: KeyboardEvent) => handle(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [area]);
}
