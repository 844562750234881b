import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { SignedLink } from '@stratum/contract/uploads';
import type { Caller } from '../../platform/http/bind.ts';
import { type FileReader, fileAsReader } from './access.ts';
import type { UploadNeeds } from './needs.ts';
import { settledUpload } from './settle.ts';

/** Where a file can be seen, for whoever may read it. */
export async function fileLink(
  needs: UploadNeeds,
  caller: Caller,
  id: FileId,
  readers: readonly FileReader[],
): Promise<SignedLink> {
  const file = await fileAsReader(needs.db, caller, id, readers);
  return linkTo(needs, file);
}

/** Where an upload that is not claimed yet can be seen by its owner. */
export async function uploadLink(
  needs: UploadNeeds,
  userId: UserId,
  id: UploadId,
): Promise<SignedLink> {
  const { name, stored } = await settledUpload(needs, userId, id);
  return linkTo(needs, { name, ...stored });
}

async function linkTo(
  { storage }: UploadNeeds,
  { key, type, name, size }: { key: string; type: string; name: string; size: number },
): Promise<SignedLink> {
  const { url, expiresAt } = await storage.link(key, { type, name });
  return { url, type, name, size, expiresAt: expiresAt.toISOString() };
}
