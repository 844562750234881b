import type { NoteNode } from '@stratum/contract/note-content';
import type { Stretch } from '../difference/difference.ts';

export const choiceNames = ['first', 'both', 'second'] as const;
/** What the merged note takes at a place where the two differ. */
export type Choice = (typeof choiceNames)[number];

/** One note of two: where nothing was chosen, both stay. */
export function mergedContent(
  stretches: readonly Stretch<NoteNode>[],
  choices: ReadonlyMap<number, Choice>,
): NoteNode {
  const content = stretches.flatMap((stretch, place) => {
    if (stretch.same) return stretch.same;
    const choice = choices.get(place) ?? 'both';
    return [
      ...(choice === 'second' ? [] : stretch.first),
      ...(choice === 'first' ? [] : stretch.second),
    ];
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
