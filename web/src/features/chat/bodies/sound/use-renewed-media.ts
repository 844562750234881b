import type { FileId } from '@stratum/contract/ids';
import { useEffect, useRef } from 'react';
import { useMediaUrl } from '../use-media-url.ts';

interface Left {
  readonly at: number;
  readonly isPlaying: boolean;
}

/**
 * Where a sound or film is, and what goes on where it was when its address has died meanwhile: what
 * is played for longer than a minute is fetched in parts.
 */
export function useRenewedMedia<Media extends HTMLMediaElement>(fileId: FileId) {
  const ref = useRef<Media>(null);
  const left = useRef<Left | null>(null);
  const { url, isBroken, onBroken } = useMediaUrl(fileId);

  useEffect(() => {
    if (!ref.current || !left.current || url === null) return;
    goOn(ref.current, left.current);
    left.current = null;
  }, [url]);

  return {
    ref,
    url,
    isBroken,
    onError() {
      // Not while there is no address yet.
      if (url === null || !ref.current) return;
      left.current = { at: ref.current.currentTime, isPlaying: !ref.current.paused };
      onBroken();
    },
  };
}

function goOn(media: HTMLMediaElement, { at, isPlaying }: Left): void {
  media.currentTime = at;
  if (isPlaying) void media.play().catch(() => undefined);
}
