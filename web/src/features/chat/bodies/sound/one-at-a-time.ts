let playing: HTMLMediaElement | null = null;

/** What begins to play ends what has played until now. */
export function playAlone(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause();
  playing = media;
}
