import type { Video } from '@stratum/contract/library/video';

export type Caption = Video['transcript'][number];

/** The caption that has begun last; -1 before the first. */
export function begunCaption(captions: readonly Caption[], second: number): number {
  return captions.findLastIndex(({ from }) => from <= second);
}

/** What is said at a second; undefined where only the picture speaks. */
export function captionAt(captions: readonly Caption[], second: number): Caption | undefined {
  const caption = captions[begunCaption(captions, second)];
  return caption && second < caption.to ? caption : undefined;
}
