import type { Video } from '@stratum/contract/library/video';

type Source = Video['sources'][number];

/** The cut for the appearance among those that the browser plays; another one rather than none. */
export function pickSource(
  sources: readonly Source[],
  theme: 'light' | 'dark',
  canPlay: (type: string) => boolean,
): Source | undefined {
  const playable = sources.filter(({ type }) => canPlay(type));
  return (
    playable.find((source) => source.theme === theme) ??
    playable.find((source) => source.theme === null) ??
    playable[0]
  );
}

/** Whether two addresses are of one file: the signature in the query says only until when. */
export function isSameFile(one: string, other: string): boolean {
  return pathOf(one) === pathOf(other);
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
