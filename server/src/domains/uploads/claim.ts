import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { enqueueDeletions, moveDeletions, queueDeletions } from './deletions-store.ts';
import { type ValidatedUpload, validatedFrom } from './process-upload.ts';
import {
  deleteFiles,
  deleteFilesById,
  deleteUploadsOf,
  extendHold,
  insertFile,
  markClaimed,
  uploadById,
} from './store.ts';
import type { FilePurpose, FileRow } from './tables.ts';

/**
 * Makes a validated upload a file that stays, together with whatever else the transaction writes.
 * @throws AppError upload_used
 */
export async function claimUpload(
  tx: Transaction,
  clock: Clock,
  upload: ValidatedUpload,
  purpose: FilePurpose,
): Promise<FileRow> {
  await claimOnce(tx, upload);
  const { userId, name, stored } = upload;
  return insertFile(tx, { id: newId(), userId, purpose, name, ...stored, createdAt: clock.now() });
}

/**
 * Keeps a picture whose upload was inspected as it came, or when its preview was asked for: a
 * transaction waits for no decoder.
 * @throws AppError not_found, upload_unfinished, upload_used, unsupported_file, or why it was refused
 */
export async function claimPicture(
  tx: Transaction,
  clock: Clock,
  userId: UserId,
  { upload: id, purpose }: { readonly upload: UploadId; readonly purpose: FilePurpose },
): Promise<FileRow> {
  const upload = await uploadById(tx, id);
  if (upload?.userId !== userId) throw new AppError('not_found');
  if (upload.state === 'pending') throw new AppError('upload_unfinished');
  const validated = validatedFrom(upload);
  if (!validated.stored.type.startsWith('image/')) throw new AppError('unsupported_file');
  return claimUpload(tx, clock, validated, purpose);
}

/** Of several claims of an upload one succeeds. @throws AppError upload_used */
export async function claimOnce(
  tx: Transaction,
  upload: { id: UploadId; userId: UserId },
): Promise<void> {
  if (!(await markClaimed(tx, upload, false))) throw new AppError('upload_used');
}

/**
 * Deletes a file of its owner's; its bytes go with the next sweep.
 * @throws AppError not_found
 */
export async function releaseFile(
  tx: Transaction,
  clock: Clock,
  userId: UserId,
  id: FileId,
): Promise<void> {
  const keys = await deleteFiles(tx, userId, { id });
  if (keys.length === 0) throw new AppError('not_found');
  await enqueueDeletions(tx, keys, clock.now());
}

/** Deletes files that one thing of several people refers to, whoever has sent them. */
export async function releaseFiles(
  tx: Transaction,
  clock: Clock,
  ids: readonly FileId[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = clock.now();
  const gone = await deleteFilesById(tx, ids);
  await queueDeletions(
    tx,
    gone.map(({ key, heldUntil }) => ({ key, dueAt: laterOf(heldUntil ?? now, now) })),
  );
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other);

/**
 * Keeps the bytes of a file until an instant, though the file may be deleted meanwhile.
 * @returns the key they have, and what they are; null where it is gone already
 */
export async function holdFile(
  tx: Transaction,
  id: FileId,
  until: Date,
): Promise<Pick<FileRow, 'key' | 'type' | 'name'> | null> {
  return (await extendHold(tx, id, until)) ?? null;
}

/** Has the bytes go of what is held and whose file is deleted. */
export async function endHolds(
  tx: Transaction,
  clock: Clock,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await moveDeletions(tx, keys, clock.now());
}

/** Deletes everything that a person has uploaded; the bytes go with the next sweep. */
export async function removeFilesOf(tx: Transaction, clock: Clock, userId: UserId): Promise<void> {
  const keys = [...(await deleteFiles(tx, userId)), ...(await deleteUploadsOf(tx, userId))];
  await enqueueDeletions(tx, keys, clock.now());
}
