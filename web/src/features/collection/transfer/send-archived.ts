import type { UploadId } from '@stratum/contract/ids';
import type { FileTypeName } from '@stratum/contract/upload-words';
import { CallError } from '../../../shared/api/call-error.ts';
import { checkFile } from '../../../shared/uploads/file-check.ts';
import { uploadFile } from '../../../shared/uploads/upload-file.ts';
import type { ArchiveFiles } from './archive.ts';

/** Unpacks a file and sends it. @returns null for what the server takes by no name, or is too large */
export async function sendArchived(
  { files, path }: { readonly files: ArchiveFiles; readonly path: string },
  allowed: readonly FileTypeName[],
  signal: AbortSignal,
): Promise<UploadId | null> {
  const archived = files.get(path);
  const name = path.split('/').at(-1) ?? path;
  const checked = checkFile({ name, type: '', size: archived?.size ?? 0 }, allowed);
  if (!archived || checked.problem) return null;
  const { type } = checked;
  const file = new File([await archived.read()], name);
  return uploadFile({ file, type, purpose: 'collection', signal, onProgress: () => undefined });
}

/** What a call comes to; null where the bytes that were sent are not what they are called. */
export async function unlessUnreadable<Result>(
  call: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallError && unreadable.has(error.code)) return null;
    throw error;
  }
}

const unreadable: ReadonlySet<string> = new Set(['unreadable_file', 'unsupported_file']);
