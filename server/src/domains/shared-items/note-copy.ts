import type { FileId } from '@stratum/contract/ids';
import type { NoteNode } from '@stratum/contract/note-content';

const nothing: NoteNode = { type: 'paragraph' };

/**
 * A note as others get it: its pictures by their new files, and of links into its writer's collection
 * the words alone. No deeper than a note may be.
 */
export function copiedNote(node: NoteNode, pictures: ReadonlyMap<string, FileId>): NoteNode {
  const { content } = node;
  if (!content) return node;
  return { ...node, content: content.flatMap((child) => copiedChild(child, pictures)) };
}

function copiedChild(child: NoteNode, pictures: ReadonlyMap<string, FileId>): NoteNode[] {
  if (child.type === 'itemLink') return wordsOf(child);
  if (child.type !== 'image') return [copiedNote(child, pictures)];
  const fileId = pictures.get(String(child.attrs?.['fileId']).toLowerCase());
  return [fileId ? { ...child, attrs: { ...child.attrs, fileId } } : nothing];
}

function wordsOf({ attrs }: NoteNode): NoteNode[] {
  const title = attrs?.['title'];
  return typeof title === 'string' && title !== '' ? [{ type: 'text', text: title }] : [];
}
