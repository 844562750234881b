import type { FileTypeName } from '@stratum/contract/upload-words';
import { AppError } from '../../../platform/http/app-error.ts';
import { fileSignature } from './signature.ts';

/**
 * What the first bytes of a declared recording must say. A container with sound alone begins as one
 * with pictures does.
 */
const signatures: Partial<Record<FileTypeName, readonly string[]>> = {
  'audio/webm': ['video/webm'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg'],
  'audio/mp4': ['audio/mp4', 'audio/x-m4a', 'video/mp4'],
  'audio/mpeg': ['audio/mpeg'],
  'audio/wav': ['audio/wav'],
  'video/mp4': ['video/mp4', 'video/x-m4v'],
  'video/webm': ['video/webm'],
  'video/quicktime': ['video/quicktime'],
};

/**
 * Nothing is decoded here: a recording is kept as it is, and browsers play it without running any of it.
 * @throws AppError unsupported_file
 */
export async function checkRecording(path: string, type: FileTypeName): Promise<void> {
  const seen = await fileSignature(path);
  if (!seen || !signatures[type]?.includes(seen)) throw new AppError('unsupported_file');
}
