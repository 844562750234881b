import type { NoteNode } from '@stratum/contract/note-content';
import { blockText } from '../difference/difference.ts';

/** What both versions have, once in the middle. */
export function SameText({ blocks }: { blocks: readonly NoteNode[] }) {
  return (
    <p className="mx-auto my-4 max-w-measure text-ui wrap-anywhere whitespace-pre-line">
      {blockText(blocks)}
    </p>
  );
}
