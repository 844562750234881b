interface ToldBySome {
  /** Firefox. */
  readonly mozHasAudio?: boolean;
  /** Chromium and Safari, once something was played. */
  readonly webkitAudioDecodedByteCount?: number;
  readonly audioTracks?: { readonly length: number };
}

/** Whether a film has sound, as far as the browser tells. */
export function hasSound(video: HTMLVideoElement & ToldBySome): boolean {
  return (
    video.mozHasAudio ??
    (video.audioTracks && video.audioTracks.length > 0) ??
    (video.webkitAudioDecodedByteCount ?? 0) > 0
  );
}
