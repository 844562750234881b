import type { FileId } from '@stratum/contract/ids';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { playAlone } from './one-at-a-time.ts';
import { speed } from './speed.ts';
import { useRenewedMedia } from './use-renewed-media.ts';

/**
 * A recording that is played.
 * @param known its seconds, as its sender's browser counted them
 */
export function useSound(fileId: FileId, known: number | undefined) {
  const { ref: media, url, isBroken, onError } = useRenewedMedia<HTMLAudioElement>(fileId);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState<number | null>(null);
  const rate = useStore(speed);
  const length = known ?? told ?? 0;

  useEffect(() => {
    if (media.current) playAt(media.current, rate);
  }, [media, rate, isPlaying]);

  function seek(second: number): void {
    setAt(second);
    if (media.current) goTo(media.current, second);
  }

  return {
    at,
    length,
    isPlaying,
    isBroken,
    seek,
    toggle() {
      const element = media.current;
      if (!element) return;
      if (element.paused) void element.play().catch(() => undefined);
      else element.pause();
    },
    /** For the `audio` element. */
    audio: {
      ref: media,
      src: url ?? undefined,
      // Its waveform and length are known without it.
      preload: known === undefined ? ('metadata' as const) : ('none' as const),
      onError,
      onPlay() {
        if (media.current) playAlone(media.current);
        setPlaying(true);
      },
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setAt(media.current?.currentTime ?? 0),
      onDurationChange() {
        const { duration = 0 } = media.current ?? {};
        // What was recorded while it was written says no length.
        if (Number.isFinite(duration)) setTold(duration);
      },
      onEnded() {
        setPlaying(false);
        seek(0);
      },
    },
  };
}

function playAt(media: HTMLMediaElement, rate: number): void {
  media.playbackRate = rate;
}

function goTo(media: HTMLMediaElement, second: number): void {
  media.currentTime = second;
}
