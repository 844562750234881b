import type { FileId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { UploadDeps } from './deps.ts';
import { folderOf, keepObject, type StoredObject, storeObject } from './objects.ts';
import { insertFile } from './store.ts';
import type { FilePurpose, FileRow } from './tables.ts';

/** Stores a picture that a decoder has drawn, for `keepStored` within the hour. */
export function storeDrawn(
  deps: UploadDeps,
  userId: UserId,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
): Promise<StoredObject> {
  return storeObject(deps, folderOf(userId), { type, size: bytes.length, source: bytes });
}

/** Stores the bytes of a file again, for `keepStored` within the hour. */
export function storeCopy(
  deps: Pick<UploadDeps, 'db' | 'clock' | 'storage'>,
  userId: UserId,
  { key, type, size }: FileRow,
): Promise<StoredObject> {
  const source = { copyTo: (to: string) => deps.storage.copy(key, to, type) };
  return storeObject(deps, folderOf(userId), { type, size, source });
}

/** Makes stored bytes a file of somebody’s, if the transaction commits. */
export async function keepStored(
  tx: Transaction,
  clock: Clock,
  stored: StoredObject,
  file: { readonly userId: UserId; readonly purpose: FilePurpose; readonly name: string },
): Promise<FileId> {
  await keepObject(tx, stored);
  const id = newId<FileId>();
  await insertFile(tx, { ...file, ...stored, id, createdAt: clock.now() });
  return id;
}
