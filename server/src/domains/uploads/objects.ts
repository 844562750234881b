import { randomUUID } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SentObject } from '../../platform/storage/storage.ts';
import { cancelDeletion, enqueueDeletions } from './deletions-store.ts';
import type { UploadDeps } from './deps.ts';
import { uploadRules } from './rules.ts';

export interface StoredObject {
  readonly key: string;
  readonly type: string;
  readonly size: number;
}
export interface Content {
  readonly type: string;
  readonly size: number;
  readonly source: Uint8Array | { readonly path: string } | Pick<SentObject, 'copyTo'>;
}

/** Where a file lies: the library's are nobody's own, and stay when whoever sent them leaves. */
export const folderOf = (userId: UserId) => `users/${userId}` as const;
export const libraryFolder = 'library';

/** Stores bytes under a random key of a folder, which the sweep removes unless `keepObject` follows within the hour. */
export async function storeObject(
  deps: Pick<UploadDeps, 'db' | 'clock' | 'storage'>,
  folder: ReturnType<typeof folderOf> | typeof libraryFolder,
  { type, size, source }: Content,
): Promise<StoredObject> {
  const key = `${folder}/${randomUUID()}`;
  const dueAt = after(deps.clock.now(), uploadRules.unkeptFor);
  await enqueueDeletions(deps.db, [key], dueAt);
  if ('copyTo' in source) await source.copyTo(key, type);
  else await deps.storage.write(key, type, source);
  return { key, type, size };
}

/** Keeps stored bytes, if the transaction commits. @throws AppError conflict where they have been removed */
export async function keepObject(tx: Transaction, { key }: StoredObject): Promise<void> {
  if (!(await cancelDeletion(tx, key))) throw new AppError('conflict');
}
