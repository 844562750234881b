import type { FileId, MessageId, UserId } from '@stratum/contract/ids';
import type { Queryable, Transaction } from '../../platform/database.ts';
import {
  type FileRow,
  filesByIds,
  keepStored,
  type StoredObject,
  storeCopy,
} from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { filesOf } from './store.ts';

/** A file in its place among those of an item. */
export interface PlacedFile {
  readonly file: FileRow;
  readonly caption: string;
}

/** Bytes that were stored again, and what they are of. */
export interface CopiedFile extends PlacedFile {
  readonly stored: StoredObject;
}

/** Those of a copy that are still there, in their order. */
export async function placedFiles(tx: Queryable, messageId: MessageId): Promise<PlacedFile[]> {
  const placed = await filesOf(tx, messageId);
  const known = await filesByIds(
    tx,
    placed.map(({ fileId }) => fileId),
  );
  return placed.flatMap(({ fileId, caption }) => {
    const file = known.get(fileId);
    return file ? [{ file, caption }] : [];
  });
}

/** Stores bytes again as somebody's, before the transaction that keeps them. */
export async function copyFiles(
  { uploads }: Pick<Deps, 'uploads'>,
  userId: UserId,
  placed: readonly PlacedFile[],
): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  for (const { file, caption } of placed) {
    copied.push({ file, caption, stored: await storeCopy(uploads, userId, file) });
  }
  return copied;
}

/** Makes stored copies files of what is shared. @returns their ids, in their order */
export async function keepCopies(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: UserId,
  copied: readonly CopiedFile[],
): Promise<FileId[]> {
  const ids: FileId[] = [];
  for (const { file, stored } of copied) {
    ids.push(
      await keepStored(tx, clock, stored, { userId, purpose: 'shared_item', name: file.name }),
    );
  }
  return ids;
}
