import type { FileId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { UploadDeps } from './deps.ts';
import { folderOf, keepObject, type StoredObject, storeObject } from './objects.ts';
import { insertFile } from './store.ts';
import type { FilePurpose } from './tables.ts';

/** Stores a picture that a decoder has drawn, for `keepDrawn` within the hour. */
export function storeDrawn(
  deps: UploadDeps,
  userId: UserId,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
): Promise<StoredObject> {
  return storeObject(deps, folderOf(userId), { type, size: bytes.length, source: bytes });
}

/** Makes a drawn picture a file of somebody’s, if the transaction commits. */
export async function keepDrawn(
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
