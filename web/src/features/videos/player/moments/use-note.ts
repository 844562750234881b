import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Playback } from '../playback/playback.ts';

/** The note that is being written: the film stops for it, and plays on after it if it did before. */
export function useNote(
  { state, play, pause }: Playback,
  keep: (second: number, note?: string) => void,
) {
  const [begun, setBegun] = useState<{ second: number; goesOn: boolean } | null>(null);
  const close = () => {
    if (begun?.goesOn) play();
    setBegun(null);
  };
  return {
    second: begun?.second ?? null,
    begin() {
      if (begun) return;
      const { at, isPlaying } = state.getState();
      // The field takes the very next letter: until it is there keys are the player's.
      flushSync(() => setBegun({ second: Math.floor(at), goesOn: isPlaying }));
      pause();
    },
    close,
    keep(note: string) {
      if (begun) keep(begun.second, note === '' ? undefined : note);
      close();
    },
  };
}
