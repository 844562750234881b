import type { FileId, UploadId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import type { Caller, Door } from '../../platform/http/call.ts';
import { fileById, uploadById } from './store.ts';
import type { FileRow, UploadRow } from './tables.ts';

/** Whether a caller besides the owner may read a file that a domain shows to others. */
export type FileReader = (tx: Queryable, caller: Caller, file: FileRow) => Promise<boolean>;

/** The only way to an upload. */
export const uploadAsOwner: Door<UploadId, UploadRow> = async (tx, { userId }, id) => {
  const upload = await uploadById(tx, id);
  return upload?.userId === userId ? upload : null;
};

/** The only way to a file, for its owner and for callers that one of the readers lets in. */
export function fileAsReader(readers: readonly FileReader[]): Door<FileId, FileRow> {
  return async (tx, caller, id) => {
    const file = await fileById(tx, id);
    if (!file || file.userId === caller.userId) return file;
    for (const mayRead of readers) {
      if (await mayRead(tx, caller, file)) return file;
    }
    return null;
  };
}
