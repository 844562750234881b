import type { Video } from '@stratum/contract/library/video';
import { useEffect } from 'react';
import type { Playback } from './playback.ts';

/** Seconds that the buttons of a headset skip. */
const step = 10;

/** The film as the device shows it outside of the page, with the buttons of keyboards and headsets. */
export function useMediaSession({ title, poster }: Video, playback: Playback): void {
  useEffect(() => {
    const { mediaSession }: { mediaSession?: MediaSession } = navigator;
    if (!mediaSession) return undefined;
    const artwork = [{ src: new URL(poster, location.href).href }];
    mediaSession.metadata = new MediaMetadata({ title, artist: 'Stratum', artwork });
    const { play, pause, seek, skip } = playback;
    const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play,
      pause,
      seekbackward: ({ seekOffset = step }) => skip(-seekOffset),
      seekforward: ({ seekOffset = step }) => skip(seekOffset),
      seekto: ({ seekTime = 0 }) => seek(seekTime),
    };
    const names = Object.keys(actions) as MediaSessionAction[];
    for (const name of names) mediaSession.setActionHandler(name, actions[name] ?? null);
    return () => {
      mediaSession.metadata = null;
      for (const name of names) mediaSession.setActionHandler(name, null);
    };
  }, [title, poster, playback]);
}
