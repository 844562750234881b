import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type Command, commandOf, repeats } from './key-map.ts';
import { rests } from './rests.ts';

interface Keys {
  readonly player: HTMLElement | null;
  /** The window that the film is in, if it has left the page. */
  readonly smallWindow: Window | null;
  readonly run: (command: Command, key: string) => void;
}

/** Keys do what the list of keys says, on the whole page or in the player alone. */
export function useKeys({ player, smallWindow, run }: Keys): void {
  const { hasKeysEverywhere } = useSettings();
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, key, repeat, defaultPrevented } = event;
      const command = commandOf(event);
      if (command === null || defaultPrevented || rests(target, key)) return;
      const isInside = target instanceof Node && player?.contains(target);
      if (!hasKeysEverywhere && !isInside && !smallWindow) return;
      // A space would scroll, a slash begin a search of Firefox.
      event.preventDefault();
      if (!repeat || repeats.has(command)) run(command, key);
    }
    const windows = smallWindow ? [window, smallWindow] : [window];
    for (const each of windows) each.addEventListener('keydown', press);
    return () => {
      for (const each of windows) each.removeEventListener('keydown', press);
    };
  }, [hasKeysEverywhere, player, run, smallWindow]);
}
