/**
 * Lays the picture that a film shows over it, until it shows another: where its source is changed it
 * would be empty for a moment.
 * @returns what takes the picture away before that
 */
export function holdFrame(video: HTMLVideoElement): () => void {
  const { videoWidth: width, videoHeight: height, readyState, currentTime } = video;
  // At its beginning it has a poster.
  if (currentTime === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return () => undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.className = 'pointer-events-none absolute inset-0 size-full object-contain';
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  video.after(canvas);
  const release = () => canvas.remove();
  video.addEventListener('seeked', release, { once: true });
  video.addEventListener('error', release, { once: true });
  return release;
}
