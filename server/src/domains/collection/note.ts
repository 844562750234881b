import type { ItemId } from '@stratum/contract/ids';
import { checklistOf, idsIn, type NoteNode, noteText } from '@stratum/contract/note-content';

/** What is kept beside the content of a note, by which it is found, listed and linked. */
export function readNote(content: NoteNode) {
  return {
    content,
    text: noteText(content),
    checklist: checklistOf(content),
    links: idsIn(content, 'itemLink') as ItemId[],
  };
}

export const emptyNote: NoteNode = { type: 'doc', content: [{ type: 'paragraph' }] };
