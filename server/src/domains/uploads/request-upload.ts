import { randomUUID } from 'node:crypto';
import type { UploadId, UserId } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import { fileTypes, packArchiveType, type UploadTypeName } from '@stratum/contract/upload-words';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import type { UploadDeps } from './deps.ts';
import { fileName } from './file-name.ts';
import { uploadRules, uploadsByAccount } from './rules.ts';
import { insertUpload, lockOpenUploads, openUploads } from './store.ts';

interface UploadRequest {
  readonly filePath: string;
  readonly fileFormat: UploadTypeName;
  readonly fileSize?: number | undefined;
  readonly isForLibrary?: boolean;
  /** Bytes that the collection may hold which it is for: nothing is taken that would not fit into it. */
  readonly quota?: number;
}

/**
 * Makes room for one file of the caller and gives the address that takes it.
 * @throws AppError quota_exceeded, too_many_requests
 * @param reachedAt the product's origin as the caller reached it
 */
export async function requestUpload(
  tx: Transaction,
  { clock, storage }: Pick<UploadDeps, 'clock' | 'storage'>,
  userId: UserId,
  {
    filePath,
    fileFormat,
    fileSize = undefined,
    isForLibrary = false,
    quota = Infinity,
  }: UploadRequest,
  reachedAt: string,
): Promise<string> {
  const now = clock.now();
  await spendInTransaction(tx, uploadsByAccount, userId, now);
  const upload = {
    // Random throughout: it is part of the key where storage is a bucket.
    id: randomUUID() as UploadId,
    userId,
    name: fileName(filePath, extensionsOf(fileFormat)),
    type: fileFormat,
    size: fileSize ?? null,
    isForLibrary,
    createdAt: now,
    expiresAt: after(now, uploadRules.urlLifetime),
  };
  await lockOpenUploads(tx, userId);
  const { openAtOnce, openBytes, libraryOpenAtOnce, libraryOpenBytes } = uploadRules;
  const room = isForLibrary
    ? { count: libraryOpenAtOnce, bytes: libraryOpenBytes }
    : { count: openAtOnce, bytes: openBytes };
  const open = await openUploads(tx, userId, isForLibrary);
  checkRoom(room, open, fileSize);
  if (open.collected + (fileSize ?? 1) > quota) throw new AppError('quota_exceeded');
  await insertUpload(tx, { ...upload, state: 'pending' });
  return storage.uploadUrl(upload, reachedAt);
}

interface Room {
  readonly count: number;
  readonly bytes: number;
}

/** @throws AppError too_many_requests */
function checkRoom(most: Room, open: Room, fileSize: number = limits.upload.maxBytes): void {
  const hasRoom = open.count < most.count && open.bytes + fileSize <= most.bytes;
  if (!hasRoom) throw new AppError('too_many_requests', { retryAfter: uploadRules.pendingFor });
}

function extensionsOf(type: UploadTypeName): readonly [string, ...string[]] {
  if (type === packArchiveType) return ['zip'];
  const { extension } = fileTypes[type];
  if (type === 'text/plain') return [extension, 'md', 'log'];
  if (type === 'image/jpeg' || type === 'image/jpg') return [extension, 'jpg', 'jpeg'];
  return type === 'image/heif' || type === 'image/heic' ? [extension, 'heic'] : [extension];
}
