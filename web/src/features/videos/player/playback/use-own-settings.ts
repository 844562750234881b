import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Playback } from './playback.ts';

/** Speed and sound are as somebody has chosen them last. */
export function useOwnSettings(playback: Playback, element: HTMLVideoElement | null): void {
  const { rate, isMuted } = useSettings();
  useEffect(() => {
    if (!element) return;
    playback.setRate(rate);
    playback.setMuted(isMuted);
  }, [playback, element, rate, isMuted]);
}
