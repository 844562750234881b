import type { FileShape } from '@stratum/contract/message';
import { messageLimits } from '@stratum/contract/message-words';

/** Milliseconds in which a film has to say what it is. */
const longestLook = 5_000;

/** The size and length of a film or sound, as far as this browser can play it. */
export async function shapeOfMedia(kind: 'audio' | 'video', file: Blob): Promise<FileShape | null> {
  const media = document.createElement(kind);
  const address = URL.createObjectURL(file);
  const isRead = new Promise<boolean>((resolve) => {
    media.addEventListener('loadedmetadata', () => resolve(true));
    media.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), longestLook);
  });
  media.preload = 'metadata';
  media.src = address;
  try {
    return (await isRead) ? shapeIn(media) : null;
  } finally {
    media.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

function shapeIn(media: HTMLMediaElement): FileShape {
  const { duration } = media;
  const isKnown = Number.isFinite(duration) && duration <= messageLimits.longestSound;
  const isFilm = media instanceof HTMLVideoElement && isSide(media.videoWidth);
  return {
    ...(isKnown && { seconds: duration }),
    ...(isFilm && isSide(media.videoHeight) && sizeOf(media)),
  };
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= messageLimits.longestSide;
}

function sizeOf({ videoWidth, videoHeight }: HTMLVideoElement) {
  return { width: videoWidth, height: videoHeight };
}
