import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { type FileTypeName, fileTypes } from '@stratum/contract/upload-words';
import { callRoute } from '../../../shared/api/route-call.ts';
import { createArchive, listPath, type NewArchive } from './archive.ts';
import { createPaths, stemOf } from './archive-paths.ts';
import { addNote, storedFile } from './export-note.ts';
import { type ListedItem, writeItemList } from './item-list.ts';

const { getPersonalStuff, getPersonalStuffById, listCollections } = collectionEndpoints;

export interface TransferStep {
  readonly done: number;
  readonly total: number;
}

export interface Transferring {
  readonly signal: AbortSignal;
  readonly onStep: (step: TransferStep) => void;
}

/** What one item is taken out with. */
interface Leaving {
  readonly archive: NewArchive;
  /** Of items, whole. */
  readonly paths: ReadonlyMap<ItemId, string>;
  readonly pathFor: ReturnType<typeof createPaths>;
  readonly signal: AbortSignal;
}

/** All items as a ZIP with a folder for each collection: notes as Markdown, files as they are. */
export async function exportItems({
  signal,
  onStep,
}: Transferring): Promise<{ readonly file: Blob; readonly items: number }> {
  const items = await allItems(signal);
  const names = await collectionNames(signal);
  const collectionOf = ({ collectionId }: Item) =>
    (collectionId && names.get(collectionId)) ?? null;
  const pathFor = createPaths();
  const paths = new Map(
    items.map((item) => [item.id, ownPath(item, collectionOf(item), pathFor)] as const),
  );
  const leaving = { archive: createArchive(), paths, pathFor, signal };
  const listed: ListedItem[] = [];
  for (const [done, item] of items.entries()) {
    onStep({ done, total: items.length });
    if (item.type === 'note')
      await addNote(leaving.archive, await detailsOf(item.id, signal), paths, signal);
    else {
      const { type, title, tags } = item;
      const files = await addFiles(item, leaving);
      const path = paths.get(item.id) ?? '';
      listed.push({ type, title, tags, collection: collectionOf(item), path, files });
    }
  }
  if (listed.length > 0) await leaving.archive.add(listPath, writeItemList(listed), signal);
  onStep({ done: items.length, total: items.length });
  return { file: await leaving.archive.close(), items: items.length };
}

/** A note by its title, a file by its name, a folder of pictures as one. */
function ownPath(
  { type, title, file }: Item,
  collection: string | null,
  pathFor: Leaving['pathFor'],
): string {
  const folders = collection === null ? [] : [collection];
  if (type === 'note') return pathFor(folders, title, 'md');
  return file
    ? pathFor(folders, stemOf(file.name), endingOf(file.type))
    : pathFor(folders, title, '');
}

/** As files of a type end: a picture is kept as another type than it was sent as. */
const endingOf = (type: string) => fileTypes[type as FileTypeName]?.extension ?? 'bin';

async function allItems(signal: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { sort: 'title', limit: 100, ...(cursor && { cursor }) } as const;
    const page = await callRoute(getPersonalStuff, { query }, { signal });
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

async function collectionNames(signal: AbortSignal): Promise<Map<CollectionId, string>> {
  const { items } = await callRoute(listCollections, {}, { signal });
  return new Map(items.map(({ id, name }) => [id, name]));
}

const detailsOf = (id: ItemId, signal: AbortSignal) =>
  callRoute(getPersonalStuffById, { query: { id } }, { signal });

/** @returns where its files are in the archive */
async function addFiles(item: Item, leaving: Leaving): Promise<ListedItem['files']> {
  const { archive, paths, pathFor, signal } = leaving;
  const own = paths.get(item.id) ?? item.id;
  if (item.file) {
    await archive.add(own, await storedFile(item.file.fileId, signal), signal);
    return [{ path: own, caption: '' }];
  }
  const { images } = await detailsOf(item.id, signal);
  const files: ListedItem['files'] = [];
  for (const [place, { fileId, name, type, caption }] of images.entries()) {
    const number = String(place + 1).padStart(3, '0');
    const path = pathFor(own.split('/'), `${number} ${stemOf(name)}`, endingOf(type));
    await archive.add(path, await storedFile(fileId, signal), signal);
    files.push({ path, caption });
  }
  return files;
}
