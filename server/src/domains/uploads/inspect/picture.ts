import type { UserId } from '@stratum/contract/ids';
import type { FileTypeName } from '@stratum/contract/upload-words';
import { AppError } from '../../../platform/http/app-error.ts';
import type { UploadDeps } from '../deps.ts';
import type { Content } from '../objects.ts';

import { fileSignature } from './signature.ts';

/** What the first bytes of a declared picture must say. */
const signatures: Partial<Record<FileTypeName, readonly string[]>> = {
  'image/jpeg': ['image/jpeg'],
  'image/jpg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'image/webp': ['image/webp'],
  'image/heif': ['image/heif', 'image/heic'],
  'image/heic': ['image/heif', 'image/heic'],
};

/**
 * Draws a picture anew. One that the decoder refuses counts against its account, and while too
 * many have, none of it is decoded: refusing costs a place and seconds of a processor.
 */
export async function drawPicture(
  { limiter, decoder }: UploadDeps,
  { userId, type }: { readonly userId: UserId; readonly type: FileTypeName },
  path: string,
): Promise<Content> {
  const seen = await fileSignature(path);
  if (!seen || !signatures[type]?.includes(seen)) throw new AppError('unsupported_file');
  const format = seen === 'image/heic' || seen === 'image/heif' ? 'heif' : 'other';
  await limiter.check('refusedPictures', userId);
  try {
    const drawn = await decoder.decode(userId, { kind: 'viewable', path, format });
    return { type: drawn.type, size: drawn.bytes.length, source: drawn.bytes };
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'unreadable_file';
    if (isRefused) await limiter.spend('refusedPictures', userId);
    throw error;
  }
}
