import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { CollectionId, ItemId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { NoteNode } from '@stratum/contract/note-content';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { FileRow } from '../uploads/index.ts';
import { insertCollection } from './collections-store.ts';
import { readNote } from './note.ts';
import { insertPreview } from './preview-store.ts';
import { insertItem, insertItemFiles, setLinks } from './store.ts';
import { type ItemRow, itemVersions } from './tables.ts';

type Labels = Pick<
  ItemRow,
  | 'collectionId'
  | 'type'
  | 'title'
  | 'tags'
  | 'categoryType'
  | 'traitId'
  | 'backgroundId'
  | 'pinned'
  | 'createdAt'
  | 'editedAt'
  | 'deletedAt'
>;

/** An item as it has come to be. */
export interface ItemStory extends Labels {
  readonly content?: NoteNode;
  /** What a note was before, the oldest first. */
  readonly earlier?: readonly { readonly content: NoteNode; readonly savedAt: Date }[];
  readonly files?: readonly { readonly file: FileRow; readonly caption: string }[];
  /** What stands in a document. */
  readonly read?: { readonly blocks: readonly DocumentBlock[]; readonly text: string };
}

export async function importCollection(
  tx: Transaction,
  collection: { readonly userId: UserId; readonly name: string; readonly createdAt: Date },
): Promise<CollectionId> {
  const id = newId<CollectionId>();
  await insertCollection(tx, { ...collection, id });
  return id;
}

/** Puts an item in place as if it had been made and written then. */
export async function importItem(
  tx: Transaction,
  { userId, locale }: { readonly userId: UserId; readonly locale: Locale },
  { content, earlier = [], files = [], read, ...labels }: ItemStory,
): Promise<ItemId> {
  const id = newId<ItemId>();
  const { links, ...note } = content
    ? readNote(content)
    : { content: null, text: read?.text ?? '', checklist: null, links: [] };
  const item = { ...labels, ...note, id, userId, version: earlier.length + 1 };
  await insertItem(tx, item, { captions: files.map(({ caption }) => caption), locale });
  await insertItemFiles(
    tx,
    files.map(({ file, caption }, position) => ({
      itemId: id,
      fileId: file.id,
      position,
      caption,
    })),
  );
  if (read) {
    await insertPreview(tx, { itemId: id, isReadable: true, blocks: read.blocks, isCut: false });
  }
  if (links.length > 0) await setLinks(tx, { id, userId }, links);
  for (const [place, { content: before, savedAt }] of earlier.entries()) {
    const keptAt = earlier[place + 1]?.savedAt ?? labels.editedAt;
    const { title } = labels;
    const { length } = readNote(before).text;
    const version = { itemId: id, version: place + 1, title, content: before, length };
    await tx.insert(itemVersions).values({ ...version, savedAt, keptAt });
  }
  return id;
}
