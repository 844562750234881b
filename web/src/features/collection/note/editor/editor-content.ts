import type { NoteNode } from '@stratum/contract/note-content';
import type { Editor, JSONContent } from '@tiptap/core';

/** A note as the editor takes it. */
export function toEditor(content: NoteNode): JSONContent {
  return content as JSONContent;
}

/** What is written, as the contract has it. */
export function writtenIn(editor: Editor): NoteNode {
  return editor.getJSON() as NoteNode;
}
