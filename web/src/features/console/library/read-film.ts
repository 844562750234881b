/** What a browser says of a film that it has before it: how long it is, and how it looks early on. */
interface FilmFacts {
  /** Seconds. */
  readonly duration: number;
  readonly poster: File;
}

/** Where the picture is taken, as a part of the film: few begin with what they are about. */
const posterAt = 0.2;
/** Pixels; the player shows it no larger. */
const posterWidth = 1280;

/** @returns null where this browser cannot play the film */
export async function readFilm(file: File): Promise<FilmFacts | null> {
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
  const url = URL.createObjectURL(file);
  try {
    const isReady = await heard(video, 'loadeddata', () => {
      video.src = url;
    });
    if (!isReady || !Number.isFinite(video.duration)) return null;
    await heard(video, 'seeked', () => {
      video.currentTime = video.duration * posterAt;
    });
    const poster = await pictureOf(video);
    return poster && { duration: video.duration, poster };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** Does something and waits for what follows. @returns false where the film cannot be read */
function heard(video: HTMLVideoElement, event: string, act: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    video.addEventListener(event, () => resolve(true), { once: true });
    video.addEventListener('error', () => resolve(false), { once: true });
    act();
  });
}

async function pictureOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, posterWidth / videoWidth);
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'poster.png', { type: blob.type });
}
