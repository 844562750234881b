import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { FileId, ItemId, UserId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import type { Locale } from '@stratum/contract/locale';
import { idsIn, type NoteNode } from '@stratum/contract/note-content';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type FileRow, filesByIds, keepStored, type StoredObject } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { readDocumentKind } from './document.ts';
import { readNote } from './note.ts';
import { insertPreview, previewOf } from './preview-store.ts';
import { withinQuota } from './quota.ts';
import { filesOfItems, findItem, insertItem, insertItemFiles } from './store.ts';
import type { ItemRow } from './tables.ts';
import { oneItem } from './to-item.ts';

/** What is in an item, without what its owner says of it: no labels, no place, no earlier versions. */
export interface ItemContents
  extends Pick<ItemRow, 'type' | 'title' | 'backgroundId' | 'content' | 'text'> {
  readonly itemId: ItemId;
  /** In their order; of a note those that stand in it. */
  readonly files: readonly { readonly file: FileRow; readonly caption: string }[];
  /** Of a document that has been read. */
  readonly preview: Preview | null;
}

interface Preview {
  readonly blocks: readonly DocumentBlock[];
  readonly isCut: boolean;
}

export async function itemContents(tx: Queryable, row: ItemRow): Promise<ItemContents> {
  const { id: itemId, userId, type, title, backgroundId, content, text } = row;
  const placed = content
    ? idsIn(content, 'image').map((fileId) => ({ fileId: fileId as FileId, caption: '' }))
    : ((await filesOfItems(tx, [itemId])).get(itemId) ?? []);
  const known = await filesByIds(
    tx,
    placed.map(({ fileId }) => fileId),
  );
  const files = placed.flatMap(({ fileId, caption }) => {
    const file = known.get(fileId);
    // A note names the files in it; another's does not travel with it.
    return file?.userId === userId && collected.has(file.purpose) ? [{ file, caption }] : [];
  });
  const read = type === 'document' ? await previewOf(tx, itemId) : null;
  const preview = read?.state === 'ready' ? { blocks: read.blocks, isCut: read.isCut } : null;
  return { itemId, type, title, backgroundId, content, text, files, preview };
}

const collected: ReadonlySet<FileRow['purpose']> = new Set(['collection', 'collection_preview']);

/** What was made with an id of the caller's before. */
export async function knownItem(tx: Queryable, userId: UserId, id: ItemId): Promise<Item | null> {
  const row = await findItem(tx, userId, id);
  return row ? oneItem(tx, row) : null;
}

interface Copy {
  readonly item: Pick<ItemRow, 'type' | 'title' | 'backgroundId' | 'text'>;
  readonly files: readonly {
    readonly file: FileRow;
    readonly caption: string;
    readonly stored: StoredObject;
  }[];
  /** The note, with its pictures by their new ids. */
  readonly contentOf: (ids: ReadonlyMap<string, FileId>) => NoteNode | null;
  readonly preview: Preview | null;
}

/**
 * Makes an unfiled item of a copy.
 * @throws AppError quota_exceeded; not_found where the id is somebody else's
 */
export async function keepCopy(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs' | 'quota'>,
  { id, userId, locale }: { readonly id: ItemId; readonly userId: UserId; readonly locale: Locale },
  { item: kept, files, contentOf, preview }: Copy,
): Promise<Item> {
  const now = deps.clock.now();
  const keep = () => keepFiles(tx, deps, { userId, type: kept.type }, files);
  const ids = files.length === 0 ? [] : await withinQuota(tx, deps, userId, keep);
  const content = contentOf(new Map(files.map(({ file }, at) => [file.id, ids[at] as FileId])));
  const { links: _links, ...note } = content ? readNote(content) : { links: [] };
  const item: ItemRow = {
    ...blank,
    ...kept,
    ...note,
    id,
    userId,
    sortTitle: '',
    createdAt: now,
    editedAt: now,
  };
  const captions = files.map(({ caption }) => caption);
  if (!(await insertItem(tx, item, { captions, locale }))) throw new AppError('not_found');
  await insertItemFiles(
    tx,
    files.map(({ caption }, position) => ({
      itemId: id,
      fileId: ids[position] as FileId,
      position,
      caption,
    })),
  );
  if (preview) {
    const blocks = [...preview.blocks];
    await insertPreview(tx, { itemId: id, isReadable: true, blocks, isCut: preview.isCut });
  } else if (kept.type === 'document') {
    // It was shared before it was read, or could not be.
    await deps.jobs.send(tx, readDocumentKind, { itemId: id, userId, locale });
  }
  return oneItem(tx, item);
}

const blank = {
  collectionId: null,
  tags: [],
  categoryType: null,
  traitId: null,
  version: 1,
  pinned: false,
  content: null,
  checklist: null,
  deletedAt: null,
};

async function keepFiles(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { userId, type }: { readonly userId: UserId; readonly type: ItemRow['type'] },
  files: Copy['files'],
): Promise<FileId[]> {
  const ids: FileId[] = [];
  for (const [at, { file, stored }] of files.entries()) {
    const purpose = type === 'document' && at > 0 ? 'collection_preview' : 'collection';
    ids.push(await keepStored(tx, clock, stored, { userId, purpose, name: file.name }));
  }
  return ids;
}
