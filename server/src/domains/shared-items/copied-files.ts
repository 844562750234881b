import type { FileId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { type FileRow, keepStored, type StoredObject, storeCopy } from '../uploads/index.ts';
import type { Deps } from './deps.ts';

/** A file to be copied, in its place among those of an item. */
export interface PlacedFile {
  readonly file: FileRow;
  readonly caption: string;
}

/** Bytes that were stored again, and what they are of. */
export interface CopiedFile extends PlacedFile {
  readonly stored: StoredObject;
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

/** Makes copies files of what is shared. @returns their ids, in their order */
export async function keepShared(
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
