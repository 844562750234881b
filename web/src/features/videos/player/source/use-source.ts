import type { Video } from '@stratum/contract/library/video';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Playback } from '../playback/playback.ts';
import { holdFrame } from './hold-frame.ts';
import { isSameFile, pickSource } from './pick-source.ts';
import { useAppearance } from './use-appearance.ts';

interface SourceOptions {
  readonly video: Video;
  readonly playback: Playback;
  readonly element: HTMLVideoElement | null;
  /** Reads the film's addresses again. */
  readonly renew: () => Promise<unknown>;
}

/**
 * Plays the cut that fits the page's appearance, and goes on at the same second where that changes.
 * A signed address is kept for as long as it works, whatever is read meanwhile; one that has died is
 * followed by a new one.
 */
export function useSource({ video, playback, element, renew }: SourceOptions) {
  const next = pickSource(video.sources, useAppearance(), canPlay)?.url;
  const [url, setUrl] = useState(next);
  /** The address that has failed, once the film's addresses were read again. */
  const [dead, setDead] = useState<string>();
  const failures = useStore(playback.state, (state) => state.failures);
  if (url !== next && (url === dead || !url || !next || !isSameFile(url, next))) setUrl(next);

  useEffect(() => {
    if (!element || url === undefined) return undefined;
    // The picture stays until that of the other cut is there.
    const release = holdFrame(element);
    playback.load(url);
    return release;
  }, [element, playback, url]);

  const readAgain = useEffectEvent(() => {
    const settle = () => setDead(url);
    void renew().then(settle, settle);
  });
  useEffect(
    () =>
      playback.state.subscribe((now, before) => {
        if (now.failures === 1 && before.failures === 0) readAgain();
      }),
    [playback],
  );

  return {
    /** Whether it cannot be had, with a new address neither. */
    isFailed: failures > 1 || (failures === 1 && dead === url),
    isPlayable: url !== undefined,
    retry() {
      setDead(undefined);
      playback.retry();
    },
  };
}

const probe = document.createElement('video');

function canPlay(type: string): boolean {
  return probe.canPlayType(type) !== '';
}
