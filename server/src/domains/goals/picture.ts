import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { claimPicture, releaseFile } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { isShown } from './store.ts';
import type { GoalRow } from './tables.ts';

/** @throws AppError not_found, upload_unfinished, upload_used, unsupported_file */
export async function claimGoalPicture(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: UserId,
  upload: UploadId,
): Promise<FileId> {
  const { id } = await claimPicture(tx, clock, userId, { upload, purpose: 'goal_picture' });
  return id;
}

/** Deletes the picture that a goal had, unless a copy of the goal shows it too. */
export async function releaseGoalPicture(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { userId, image }: Pick<GoalRow, 'userId' | 'image'>,
): Promise<void> {
  if (image === null || (await isShown(tx, image))) return;
  await releaseFile(tx, clock, userId, image);
}
