import type { ItemId } from '@stratum/contract/ids';
import type { NoteNode } from '@stratum/contract/note-content';
import { noteFromMarkdown } from '@stratum/contract/note-markdown/read';
import { fileTypeNames, fileTypes } from '@stratum/contract/upload-words';
import { checkFile } from '../../../shared/uploads/file-check.ts';
import { itemIdFor } from '../data/new-item-id.ts';
import { type ArchiveFiles, isNotePath, listPath, readArchive } from './archive.ts';
import { resolvedPath, stemOf } from './archive-paths.ts';
import { ArchiveError } from './archive-rules.ts';
import { type ListedItem, readItemList } from './item-list.ts';
import { type NoteHead, readNoteFile } from './note-file.ts';

export interface ReadNote extends NoteHead {
  readonly id: ItemId;
  /** The name of its collection. */
  readonly collection: string | null;
  /** Pictures by the ids that stand for them until they are kept. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly content: NoteNode;
}

export interface ReadItem extends ListedItem {
  readonly id: ItemId;
}

export interface ReadItems {
  readonly notes: readonly ReadNote[];
  /** All others. */
  readonly items: readonly ReadItem[];
  readonly files: ArchiveFiles;
  /** How many files are no item of any kind. */
  readonly unknown: number;
}

/**
 * The items of an archive, all of them read before any is kept. Each has an id by what it is: taken in
 * again, it is the item that was made then.
 * @throws ArchiveError
 */
export async function readItems(archive: Blob, owner: string): Promise<ReadItems> {
  const files = await readArchive(archive);
  const ids = new Map<string, ItemId>();
  const texts = new Map<string, string>();
  for (const [path, file] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isNotePath(path)) continue;
    const bytes = new Uint8Array(await (await file.read()).arrayBuffer());
    texts.set(path, new TextDecoder().decode(bytes));
    ids.set(path, await itemIdFor(owner, path, bytes));
  }
  const listed = readItemList((await (await files.get(listPath)?.read())?.text()) ?? '');
  const known = listed.filter(isWhole(files));
  const alone = filesAlone(files, known);
  for (const { path, files: own } of [...known, ...alone]) {
    const signs = own.map((each) => files.get(each.path)?.sign).join('\n');
    ids.set(path, await itemIdFor(owner, path, new TextEncoder().encode(signs)));
  }
  const notes: ReadNote[] = [];
  for (const [path, text] of texts) {
    notes.push(noteAt(path, text, { files, ids }));
    // Whoever waits for them can go on scrolling meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const shown = new Set(notes.flatMap(({ pictures }) => [...pictures.values()]));
  const others = [...known, ...alone.filter(({ path }) => !shown.has(path))];
  const items = others
    .filter(isKept)
    .map((item) => ({ ...item, id: ids.get(item.path) as ItemId }));
  if (notes.length + items.length === 0) throw new ArchiveError('empty');
  return { notes, items, files, unknown: others.length - items.length };
}

/** Whether the archive has all files that an item is said to have. */
const isWhole =
  (files: ArchiveFiles) =>
  ({ type, files: own }: ListedItem) =>
    (own.length === 1 || type === 'image_folder') && own.every(({ path }) => files.has(path));

/** Files of which nothing is said, each an item by its name. */
function filesAlone(files: ArchiveFiles, listed: readonly ListedItem[]): ListedItem[] {
  const said = new Set(listed.flatMap((item) => item.files.map(({ path }) => path)));
  const paths = [...files.keys()].filter(
    (path) => path !== listPath && !isNotePath(path) && !said.has(path),
  );
  return paths.toSorted().map((path) => {
    const { name, collection } = placeOf(path);
    const file = { path, caption: '' };
    return {
      type: kindOf(name),
      title: name.slice(0, 200),
      tags: [],
      collection,
      path,
      files: [file],
    };
  });
}

function kindOf(name: string): 'image' | 'document' | 'file' {
  const checked = checkFile({ name, type: '', size: 1 }, fileTypeNames);
  const kind = checked.problem ? null : fileTypes[checked.type].kind;
  return kind === 'image' || kind === 'document' ? kind : 'file';
}

/** Whether the server takes what it is made of. */
function isKept({ files }: ListedItem): boolean {
  return files.every(
    ({ path }) =>
      !checkFile({ name: placeOf(path).name, type: '', size: 1 }, fileTypeNames).problem,
  );
}

interface Known {
  readonly files: ArchiveFiles;
  readonly ids: ReadonlyMap<string, ItemId>;
}

function noteAt(path: string, text: string, { files, ids }: Known): ReadNote {
  const { name, collection } = placeOf(path);
  const { markdown, ...head } = readNoteFile(text, stemOf(name));
  const pictures = new Map<string, string>();
  const content = noteFromMarkdown(markdown, {
    pictureAt(href) {
      const at = resolvedPath(path, href);
      if (at === undefined || !files.has(at)) return undefined;
      const stand = crypto.randomUUID();
      pictures.set(stand, at);
      return stand;
    },
    itemAt(href) {
      const at = resolvedPath(path, href);
      return at === undefined ? undefined : ids.get(at);
    },
  });
  return { ...head, id: ids.get(path) as ItemId, collection, pictures, content };
}

/** What a file is called, and the folder in which it is. */
function placeOf(path: string): { readonly name: string; readonly collection: string | null } {
  const parts = path.split('/');
  return { name: parts.at(-1) ?? path, collection: parts.at(-2) ?? null };
}
