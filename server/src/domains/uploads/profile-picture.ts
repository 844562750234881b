import { buffer } from 'node:stream/consumers';
import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Square } from '../../platform/images/decoder-task.ts';
import { newId } from '../../platform/new-id.ts';
import { claimOnce } from './claim.ts';
import { enqueueDeletions } from './deletions-store.ts';
import type { UploadDeps } from './deps.ts';
import { folderOf, keepObject, type StoredObject, storeObject } from './objects.ts';
import { type ValidatedUpload, validatedUpload } from './process-upload.ts';
import { uploadRules } from './rules.ts';
import { deleteFiles, insertFile } from './store.ts';

/** A picture cut out of an upload, to be claimed within the hour. */
export interface PreparedPicture {
  readonly upload: ValidatedUpload;
  readonly picture: StoredObject;
}

/**
 * Cuts the part of an uploaded picture that is to be shown; its middle without a crop. To be
 * called before the transaction that claims it.
 * @throws AppError not_found, upload_unfinished, upload_used, or why the file was refused
 */
export async function prepareProfilePicture(
  deps: UploadDeps,
  userId: UserId,
  uploadId: UploadId,
  crop: Square | null,
): Promise<PreparedPicture> {
  const upload = await validatedUpload(deps, userId, uploadId);
  if (!upload.stored.type.startsWith('image/')) throw new AppError('unsupported_file');
  const picture = await buffer(await deps.storage.read(upload.stored.key));
  const cut = { kind: 'square', picture, square: crop, side: uploadRules.pictureSide } as const;
  const drawn = await deps.decoder.decode(userId, cut);
  const content = { type: drawn.type, size: drawn.bytes.length, source: drawn.bytes };
  return { upload, picture: await storeObject(deps, folderOf(userId), content) };
}

/**
 * Makes a prepared picture the person's profile picture instead of the one before.
 * @returns the id to be kept in the profile
 * @throws AppError upload_used
 */
export async function claimProfilePicture(
  tx: Transaction,
  clock: Clock,
  { upload, picture }: PreparedPicture,
): Promise<FileId> {
  const { userId, name } = upload;
  await claimOnce(tx, upload);
  await keepObject(tx, picture);
  await removeProfilePicture(tx, clock, userId);
  await enqueueDeletions(tx, [upload.stored.key], clock.now());
  const purpose = 'profile_picture';
  const file = { id: newId<FileId>(), userId, purpose, name, createdAt: clock.now() } as const;
  await insertFile(tx, { ...file, ...picture });
  return file.id;
}

/** Deletes the person's profile picture, if there is one; its bytes go with the next sweep. */
export async function removeProfilePicture(
  tx: Transaction,
  clock: Clock,
  userId: UserId,
): Promise<void> {
  const former = await deleteFiles(tx, userId, { purpose: 'profile_picture' });
  await enqueueDeletions(tx, former, clock.now());
}
