import type { UploadId, UserId } from '@stratum/contract/ids';
import { fileTypes, packArchiveType } from '@stratum/contract/upload-words';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enqueueDeletions } from './deletions-store.ts';
import type { UploadDeps } from './deps.ts';
import {
  type Content,
  keepObject,
  libraryFolder,
  type StoredObject,
  storeObject,
} from './objects.ts';
import { validatedFrom } from './process-upload.ts';
import { markClaimed, uploadById } from './store.ts';

/**
 * Hands what an administrator has sent over to the library, whose row holds its key from then on. It
 * was inspected as it came, or when its preview was asked for.
 * @throws AppError not_found, upload_unfinished, upload_used, unsupported_file, or why it was refused
 */
export async function claimForLibrary(
  tx: Transaction,
  userId: UserId,
  { upload: id, kind }: { readonly upload: UploadId; readonly kind: 'video' | 'image' },
): Promise<StoredObject> {
  const upload = await uploadById(tx, id);
  if (upload?.userId !== userId) throw new AppError('not_found');
  if (upload.state === 'pending') throw new AppError('upload_unfinished');
  const { stored } = validatedFrom(upload);
  if (upload.type === packArchiveType || fileTypes[upload.type].kind !== kind)
    throw new AppError('unsupported_file');
  if (!(await markClaimed(tx, upload, true))) throw new AppError('upload_used');
  return stored;
}

/** Has the bytes of what the library no longer shows go at an instant. */
export async function releaseFromLibrary(
  tx: Transaction,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await enqueueDeletions(tx, keys, at);
}

/** Stores what came some other way, for `keepForLibrary` within the hour. */
export function storeForLibrary(
  deps: Pick<UploadDeps, 'db' | 'clock' | 'storage'>,
  content: Content,
): Promise<StoredObject> {
  return storeObject(deps, libraryFolder, content);
}

/** Keeps it, if the transaction commits. @throws AppError conflict where it has been removed */
export function keepForLibrary(tx: Transaction, stored: StoredObject): Promise<void> {
  return keepObject(tx, stored);
}
