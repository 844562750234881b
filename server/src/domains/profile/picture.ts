import type { FileId } from '@stratum/contract/ids';
import type { ProfileChange } from '@stratum/contract/profile';
import type { Transaction } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import {
  claimProfilePicture,
  type PreparedPicture,
  prepareProfilePicture,
  removeProfilePicture,
} from '../uploads/index.ts';
import type { Deps } from './deps.ts';

/** A picture that is ready to be put in place, null where it is to go, undefined where it stays. */
export type NewPicture = PreparedPicture | null | undefined;

/** Decodes and cuts the picture, which may take seconds: to be called outside of a transaction. */
export async function preparePicture(
  { uploads }: Deps,
  { userId }: Caller,
  { image, imageCrop }: ProfileChange,
): Promise<NewPicture> {
  if (image === null || image === undefined) return image;
  return prepareProfilePicture(uploads, userId, image, imageCrop ?? null);
}

/** @returns the file to be kept in the profile; undefined where it stays as it is */
export async function placePicture(
  tx: Transaction,
  { clock }: Deps,
  { userId }: Caller,
  picture: NewPicture,
): Promise<FileId | null | undefined> {
  if (picture) return claimProfilePicture(tx, clock, picture);
  if (picture === null) await removeProfilePicture(tx, clock, userId);
  return picture;
}
