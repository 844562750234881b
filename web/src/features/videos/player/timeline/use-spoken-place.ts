import { useState } from 'react';
import { useStore } from 'zustand/react';
import type { Playback } from '../playback/playback.ts';

/**
 * The place that the slider says. While it has the focus and the film plays on, it stays: a screen
 * reader would read each second. It follows where somebody goes elsewhere in the film, or stops.
 */
export function useSpokenPlace({ state }: Playback) {
  const second = useStore(state, ({ at }) => Math.floor(at));
  const isPlaying = useStore(state, (now) => now.isPlaying);
  const [held, setHeld] = useState<number | null>(null);
  const [last, setLast] = useState(second);
  const isLeap = Math.abs(second - last) > 1;
  if (second !== last) setLast(second);
  if (held !== null && (isLeap || !isPlaying) && held !== second) setHeld(second);
  return {
    second: held ?? second,
    hold: (place = second) => setHeld(place),
    release: () => setHeld(null),
  };
}
