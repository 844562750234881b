import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/bind.ts';
import { fileById, uploadById } from './store.ts';
import type { FileRow, UploadRow } from './tables.ts';

/** Lets somebody besides the owner read a file that a domain shows to others. */
export type FileReader = (tx: Queryable, caller: Caller, file: FileRow) => Promise<boolean>;

/** The only door to an upload: not yours and not there answer the same. */
export async function uploadAsOwner(
  tx: Queryable,
  userId: UserId,
  id: UploadId,
): Promise<UploadRow> {
  const upload = await uploadById(tx, id);
  if (upload?.userId !== userId) throw new AppError('not_found');
  return upload;
}

/** The door to a file for what only its owner does. */
export async function fileAsOwner(tx: Queryable, userId: UserId, id: FileId): Promise<FileRow> {
  const file = await fileById(tx, id);
  if (file?.userId !== userId) throw new AppError('not_found');
  return file;
}

/** The door to a file for reading it: the owner's, and those that a reader rule lets in. */
export async function fileAsReader(
  tx: Queryable,
  caller: Caller,
  id: FileId,
  readers: readonly FileReader[],
): Promise<FileRow> {
  const file = await fileById(tx, id);
  if (!file) throw new AppError('not_found');
  if (file.userId === caller.userId) return file;
  for (const mayRead of readers) {
    if (await mayRead(tx, caller, file)) return file;
  }
  throw new AppError('not_found');
}
