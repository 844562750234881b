import type { ItemType } from '@stratum/contract/collection-words';
import type { FileId, ItemId, UploadId, UserId } from '@stratum/contract/ids';
import { fileTypes } from '@stratum/contract/upload-words';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  claimUpload,
  releaseFiles,
  type ValidatedUpload,
  validatedUpload,
} from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { withinQuota } from './quota.ts';
import { deleteItemFiles, insertItemFiles } from './store.ts';

/** A picture of a folder as a call names it: an upload, or a file that the folder has. */
export interface NamedImage {
  readonly fileId?: FileId | undefined;
  readonly uploadId?: UploadId | undefined;
  readonly caption: string;
}

/** A file that an item is to have. */
export interface NewFile {
  readonly upload: ValidatedUpload;
  readonly position: number;
  readonly caption: string;
}

/**
 * Uploads of the caller's that are of the kind an item takes. Before the transaction: it may read
 * whole files.
 * @throws AppError not_found, unsupported_file, or why an upload was refused
 */
export async function validatedFiles(
  { uploads }: Pick<Deps, 'uploads'>,
  userId: UserId,
  type: ItemType,
  named: readonly {
    readonly uploadId: UploadId;
    readonly position: number;
    readonly caption: string;
  }[],
): Promise<NewFile[]> {
  const found: NewFile[] = [];
  for (const { uploadId, ...place } of named) {
    const upload = await validatedUpload(uploads, userId, uploadId);
    if (!takes(type, upload.stored.type)) throw new AppError('unsupported_file');
    found.push({ upload, ...place });
  }
  return found;
}

/** Whether an item of a type holds files of another: pictures, documents, or any for download. */
function takes(type: ItemType, stored: string): boolean {
  if (type === 'file') return true;
  if (type === 'document') {
    const known = Object.entries(fileTypes).find(([name]) => name === stored)?.[1];
    return known?.kind === 'document';
  }
  return stored.startsWith('image/');
}

/**
 * Makes uploads files of an item, where they fit into the owner's quota.
 * @throws AppError quota_exceeded, upload_used
 */
export async function keepFiles(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'quota'>,
  { id, userId }: { readonly id: ItemId; readonly userId: UserId },
  added: readonly NewFile[],
): Promise<void> {
  if (added.length === 0) return;
  await withinQuota(tx, deps, userId, async () => {
    for (const { upload, position, caption } of added) {
      const file = await claimUpload(tx, deps.clock, upload, 'collection');
      await insertItemFiles(tx, [{ itemId: id, fileId: file.id, position, caption }]);
    }
  });
}

export async function dropFiles(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  ids: readonly FileId[],
): Promise<void> {
  await deleteItemFiles(tx, ids);
  await releaseFiles(tx, clock, ids);
}
