import { randomUUID } from 'node:crypto';
import type { UploadId, UserId } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import { type FileTypeName, fileTypes } from '@stratum/contract/upload-words';
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
  readonly fileFormat: FileTypeName;
  readonly fileSize?: number | undefined;
}

/**
 * Makes room for one file of the caller and gives the address that takes it.
 * @param reachedAt the product's origin as the caller reached it
 */
export async function requestUpload(
  tx: Transaction,
  { clock, storage }: Pick<UploadDeps, 'clock' | 'storage'>,
  userId: UserId,
  { filePath, fileFormat, fileSize = undefined }: UploadRequest,
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
    createdAt: now,
    expiresAt: after(now, uploadRules.urlLifetime),
  };
  await lockOpenUploads(tx, userId);
  checkRoom(await openUploads(tx, userId), fileSize);
  await insertUpload(tx, { ...upload, state: 'pending' });
  return storage.uploadUrl(upload, reachedAt);
}

/** @throws AppError too_many_requests */
function checkRoom(
  open: { count: number; bytes: number },
  fileSize: number = limits.upload.maxBytes,
): void {
  const hasRoom =
    open.count < uploadRules.openAtOnce && open.bytes + fileSize <= uploadRules.openBytes;
  if (!hasRoom) throw new AppError('too_many_requests', { retryAfter: uploadRules.pendingFor });
}

function extensionsOf(type: FileTypeName): readonly [string, ...string[]] {
  const { extension } = fileTypes[type];
  if (type === 'text/plain') return [extension, 'md', 'log'];
  if (type === 'image/jpeg' || type === 'image/jpg') return [extension, 'jpg', 'jpeg'];
  return type === 'image/heif' || type === 'image/heic' ? [extension, 'heic'] : [extension];
}
