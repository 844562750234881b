import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import { idsIn, type NoteNode } from '@stratum/contract/note-content';
import { noteFromMarkdown } from '@stratum/contract/note-markdown/read';
import { imageTypeNames } from '@stratum/contract/upload-words';
import { CallError } from '../../../shared/api/call-error.ts';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { checkFile } from '../../../shared/uploads/file-check.ts';
import { uploadFile } from '../../../shared/uploads/upload-file.ts';
import { itemIdFor } from '../data/new-item-id.ts';
import { type ArchiveFiles, notePaths, readArchive, textOf } from './archive.ts';
import { resolvedPath } from './archive-paths.ts';
import { ArchiveError, archiveRules } from './archive-rules.ts';
import type { TransferStep } from './export-notes.ts';
import { type NoteHead, readNoteFile } from './note-file.ts';

export interface ReadNote extends NoteHead {
  readonly id: ItemId;
  readonly folder: string | null;
  /** Pictures by the ids that stand for them until they are kept. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly content: NoteNode;
}

/**
 * The notes of an archive, all of them read before any is kept. Each has an id by what it is: taken in
 * again, it is the note that was made then.
 * @throws ArchiveError
 */
export async function readNotes(
  file: Blob,
  owner: string,
): Promise<{ notes: ReadNote[]; files: ArchiveFiles }> {
  if (file.size > archiveRules.packed) throw new ArchiveError('too_large');
  const files = readArchive(new Uint8Array(await file.arrayBuffer()));
  const ids = new Map<string, ItemId>();
  for (const path of notePaths(files))
    ids.set(path, await itemIdFor(owner, path, files[path] ?? new Uint8Array()));
  const notes = [...ids].map(([path, id]) => noteAt(path, id, { files, ids }));
  return { notes, files };
}

interface Known {
  readonly files: ArchiveFiles;
  readonly ids: ReadonlyMap<string, ItemId>;
}

function noteAt(path: string, id: ItemId, { files, ids }: Known): ReadNote {
  const parts = path.split('/');
  const name = (parts.at(-1) ?? path).replace(/\.[^.]+$/, '');
  const { markdown, ...head } = readNoteFile(textOf(files[path] ?? new Uint8Array()), name);
  const pictures = new Map<string, string>();
  const content = noteFromMarkdown(markdown, {
    pictureAt(href) {
      const at = resolvedPath(path, href);
      if (at === undefined || !files[at]) return undefined;
      const stand = crypto.randomUUID();
      pictures.set(stand, at);
      return stand;
    },
    itemAt(href) {
      const at = resolvedPath(path, href);
      return at === undefined ? undefined : ids.get(at);
    },
  });
  const folder = parts.length > 1 ? (parts.at(-2) ?? null) : null;
  return { ...head, id, folder, pictures, content };
}

interface Importing {
  readonly signal: AbortSignal;
  readonly onStep: (step: TransferStep) => void;
}

/**
 * Keeps notes that have been read. What `onStep` has told as done is kept, whatever comes after it.
 * @returns how many pictures were left out, because nothing can read them
 */
export async function importNotes(
  { notes, files }: { readonly notes: readonly ReadNote[]; readonly files: ArchiveFiles },
  { signal, onStep }: Importing,
): Promise<number> {
  let leftOut = 0;
  onStep({ done: 0, total: notes.length });
  const collections = await collectionsFor(notes, signal);
  try {
    for (const [done, note] of notes.entries()) {
      const { id, title, tags, folder } = note;
      const collectionId = folder === null ? null : (collections.get(folder) ?? null);
      const body = { id, type: 'note', title, collectionId } as const;
      const content = withPictures(note.content, () => null);
      const made = await callRoute(
        collectionEndpoints.addPersonalStuff,
        { body: { ...body, tags: [...tags], content } },
        { signal },
      );
      onStep({ done: done + 1, total: notes.length });
      if (made.deletedAt !== null) await bringBack(id, signal);
      // What was written since it was taken in before stays.
      if (note.pictures.size > 0 && made.version === 1)
        leftOut += await keepPictures(note, made.version, files, signal);
    }
    return leftOut;
  } finally {
    await invalidateAfter(collectionEndpoints.addPersonalStuff);
  }
}

/** Out of the trash. */
async function bringBack(id: ItemId, signal: AbortSignal): Promise<void> {
  const body = { ids: [id] };
  await callRoute(collectionEndpoints.restorePersonalStuff, { body }, { signal });
}

/** Folders by their names; those that there are not yet are made. */
async function collectionsFor(notes: readonly ReadNote[], signal: AbortSignal) {
  const { items } = await callRoute(collectionEndpoints.listCollections, {}, { signal });
  const known = new Map<string, CollectionId>(items.map(({ id, name }) => [name, id]));
  const wanted = new Set(notes.flatMap(({ folder }) => (folder === null ? [] : [folder])));
  for (const name of wanted) {
    if (known.has(name)) continue;
    const body = { name: name.slice(0, 80) };
    const made = await callRoute(collectionEndpoints.addCollection, { body }, { signal });
    known.set(name, made.id);
  }
  return known;
}

/** @returns how many could not be kept */
async function keepPictures(
  { id, content, pictures }: ReadNote,
  version: number,
  files: ArchiveFiles,
  signal: AbortSignal,
): Promise<number> {
  const kept = new Map<string, string>();
  const wanted = idsIn(content, 'image');
  for (const stand of wanted) {
    const path = pictures.get(stand) ?? '';
    const file = new File([files[path] ?? new Uint8Array()], path.split('/').at(-1) ?? path);
    const fileId = await keepPicture(id, file, signal);
    if (fileId !== null) kept.set(stand, fileId);
  }
  const shown = withPictures(content, (stand) => kept.get(stand) ?? null);
  const body = { id, version, content: shown };
  await callRoute(collectionEndpoints.updatePersonalStuff, { body }, { signal });
  return wanted.length - kept.size;
}

/** @returns null for what is no picture, by its name or by its bytes */
async function keepPicture(id: ItemId, file: File, signal: AbortSignal): Promise<string | null> {
  const checked = checkFile(file, imageTypeNames);
  if (checked.problem) return null;
  const { type } = checked;
  try {
    const uploadId = await uploadFile({
      file,
      type,
      purpose: 'collection',
      signal,
      onProgress: () => undefined,
    });
    const body = { id, uploadId };
    return (await callRoute(collectionEndpoints.addNotePicture, { body }, { signal })).fileId;
  } catch (error) {
    if (error instanceof CallError && error.code === 'unreadable_file') return null;
    throw error;
  }
}

/** With the pictures that are kept; others are left out. */
function withPictures(node: NoteNode, keptAs: (stand: string) => string | null): NoteNode {
  if (!node.content) return node;
  const content = node.content.flatMap((each) => {
    if (each.type !== 'image') return [withPictures(each, keptAs)];
    const fileId = keptAs(String(each.attrs?.['fileId']));
    return fileId === null ? [] : [{ ...each, attrs: { ...each.attrs, fileId } }];
  });
  // A block that held pictures alone holds an empty line.
  return { ...node, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
