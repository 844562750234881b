import type { Video } from '@stratum/contract/library/video';

type Line = Video['transcript'][number];

/** Letters and digits without case and accents: as the server searches. */
function words(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Where in a film a word of the search is said first; undefined where it is said nowhere. */
export function saidAt(transcript: readonly Line[], search: string): Line | undefined {
  const sought = words(search);
  return transcript.find(({ text }) =>
    words(text).some((word) => sought.some((begun) => word.startsWith(begun))),
  );
}
