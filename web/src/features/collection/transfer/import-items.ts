import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import { idsIn, type NoteNode } from '@stratum/contract/note-content';
import { imageTypeNames } from '@stratum/contract/upload-words';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { ArchiveFiles } from './archive.ts';
import type { Transferring } from './export-items.ts';
import { keepItem } from './keep-item.ts';
import type { ReadItems, ReadNote } from './read-archive-items.ts';
import { sendArchived, unlessUnreadable } from './send-archived.ts';

const {
  addCollection,
  addNotePicture,
  addPersonalStuff,
  listCollections,
  restorePersonalStuff,
  updatePersonalStuff,
} = collectionEndpoints;

/**
 * Keeps items that have been read. What `onStep` has told as done is kept, whatever comes after it.
 * @returns how many files were left out, because nothing can read them
 */
export async function importItems(
  { notes, items, files, unknown }: ReadItems,
  { signal, onStep }: Transferring,
): Promise<number> {
  let [done, leftOut] = [0, unknown];
  const total = notes.length + items.length;
  onStep({ done, total });
  const collections = await collectionsFor([...notes, ...items], signal);
  const inOf = ({ collection }: Placed) =>
    collection === null ? null : (collections.get(collection) ?? null);
  const step = () => onStep({ done: (done += 1), total });
  try {
    for (const note of notes) {
      const version = await keepNote(note, inOf(note), signal);
      step();
      // What was written since it was taken in before stays.
      if (note.pictures.size > 0 && version === 1)
        leftOut += await keepPictures(note, version, files, signal);
    }
    for (const item of items) {
      leftOut += await keepItem(item, inOf(item), { files, signal, bringBack });
      step();
    }
    return leftOut;
  } finally {
    await invalidateAfter(addPersonalStuff);
  }
}

async function keepNote(
  { id, title, tags, content }: ReadNote,
  collectionId: CollectionId | null,
  signal: AbortSignal,
): Promise<number> {
  const labels = { id, type: 'note', title, collectionId } as const;
  const body = { ...labels, tags: [...tags], content: withPictures(content, () => null) };
  const made = await callRoute(addPersonalStuff, { body }, { signal });
  if (made.deletedAt !== null) await bringBack(id, signal);
  return made.version;
}

interface Placed {
  readonly collection: string | null;
}

/** Out of the trash. */
async function bringBack(id: ItemId, signal: AbortSignal): Promise<void> {
  const body = { ids: [id] };
  await callRoute(restorePersonalStuff, { body }, { signal });
}

/** Folders by their names; those that there are not yet are made. */
async function collectionsFor(items: readonly Placed[], signal: AbortSignal) {
  const there = await callRoute(listCollections, {}, { signal });
  const known = new Map<string, CollectionId>(there.items.map(({ id, name }) => [name, id]));
  const wanted = new Set(
    items.flatMap(({ collection }) => (collection === null ? [] : [collection])),
  );
  for (const name of wanted) {
    if (known.has(name)) continue;
    const body = { name: name.slice(0, 80) };
    const made = await callRoute(addCollection, { body }, { signal });
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
    const fileId = await keepPicture(id, { files, path: pictures.get(stand) ?? '' }, signal);
    if (fileId !== null) kept.set(stand, fileId);
  }
  const shown = withPictures(content, (stand) => kept.get(stand) ?? null);
  const body = { id, version, content: shown };
  await callRoute(updatePersonalStuff, { body }, { signal });
  return wanted.length - kept.size;
}

/** @returns null for what is no picture, by its name or by its bytes */
async function keepPicture(
  id: ItemId,
  from: Parameters<typeof sendArchived>[0],
  signal: AbortSignal,
): Promise<string | null> {
  return unlessUnreadable(async () => {
    const uploadId = await sendArchived(from, imageTypeNames, signal);
    if (uploadId === null) return null;
    const body = { id, uploadId };
    return (await callRoute(addNotePicture, { body }, { signal })).fileId;
  });
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
