import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { UploadId } from '@stratum/contract/ids';
import { type FileTypeName, uploadIdOf } from '@stratum/contract/upload-words';
import { callRoute } from '../api/route-call.ts';
import { putFile } from './put-file.ts';

interface Upload {
  readonly file: File;
  readonly type: FileTypeName;
  /** What it is for, where that has a bound of its own. */
  readonly purpose?: 'collection';
  readonly signal: AbortSignal;
  /** Told the part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Sends a file to where the server says. @returns the upload, for the call that uses it */
export async function uploadFile({
  file,
  type,
  signal,
  onProgress,
  ...meant
}: Upload): Promise<UploadId> {
  const body = { filePath: file.name || 'file', fileFormat: type, fileSize: file.size, ...meant };
  const url = await callRoute(uploadEndpoints.generatePresignedurl, { body }, { signal });
  await putFile({
    url,
    file,
    type,
    signal,
    onProgress: (sent) => onProgress(Math.min(1, sent / file.size)),
  });
  return uploadIdOf(url);
}
