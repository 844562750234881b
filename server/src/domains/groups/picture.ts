import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { claimPicture, releaseFiles } from '../uploads/index.ts';
import type { Deps } from './deps.ts';

/** @throws AppError not_found, upload_unfinished, upload_used, unsupported_file */
export async function claimGroupPicture(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: UserId,
  upload: UploadId,
): Promise<FileId> {
  const { id } = await claimPicture(tx, clock, userId, { upload, purpose: 'group_picture' });
  return id;
}

/** Deletes the picture that a group had, whoever of its admins had sent it. */
export async function releaseGroupPicture(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  image: FileId | null,
): Promise<void> {
  if (image !== null) await releaseFiles(tx, clock, [image]);
}
