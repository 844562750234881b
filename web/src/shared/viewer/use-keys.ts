import { useEffect, useEffectEvent } from 'react';

/** What keys do while something is on screen, wherever the focus is. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => keys[key]?.());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
