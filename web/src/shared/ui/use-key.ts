import { useEffect, useEffectEvent } from 'react';

/** What a letter does while nobody types and nothing lies over the page; null for none. */
export function useKey(letter: string | null, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== letter || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key means something else: with others, in a field, or over the page. */
function isTaken(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return true;
  const typing =
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';
  return target instanceof Element && target.closest(typing) !== null;
}
