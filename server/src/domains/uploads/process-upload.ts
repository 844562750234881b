import { rm } from 'node:fs/promises';
import type { ErrorCode } from '@stratum/contract/errors';
import type { UploadId, UserId } from '@stratum/contract/ids';
import { fileTypes, packArchiveType } from '@stratum/contract/upload-words';
import { AppError } from '../../platform/http/app-error.ts';
import { scratchPath } from '../../platform/storage/receive.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { UploadDeps } from './deps.ts';
import { withExtension } from './file-name.ts';
import { checkSentFilm } from './inspect/film.ts';
import { inspect } from './inspect/inspect.ts';
import { checkSentArchive } from './inspect/pack-archive.ts';
import {
  type Content,
  folderOf,
  keepObject,
  libraryFolder,
  type StoredObject,
  storeObject,
} from './objects.ts';
import { finishPending, uploadById } from './store.ts';
import type { UploadRow } from './tables.ts';

/** An upload whose bytes are of the declared type and whose file is not claimed yet. */
export interface ValidatedUpload {
  readonly id: UploadId;
  readonly userId: UserId;
  readonly name: string;
  readonly stored: StoredObject;
}

/**
 * An upload of that account, inspected where that has not happened yet. To be called before the
 * transaction that claims it: it may read a whole file and draw a picture.
 * @throws AppError not_found, upload_unfinished, upload_used, or why the file was refused
 */
export async function validatedUpload(
  deps: UploadDeps,
  userId: UserId,
  id: UploadId,
): Promise<ValidatedUpload> {
  return ensureValidated(deps, await ownUpload(deps, userId, id));
}

/** Uploads that are being fetched: parallel calls share one fetch, and the disk holds one copy. */
const fetching = new Map<UploadId, Promise<ValidatedUpload>>();

/** The same for a row that has been read already. */
export async function ensureValidated(
  deps: UploadDeps,
  upload: UploadRow,
): Promise<ValidatedUpload> {
  if (upload.state !== 'pending') return validatedFrom(upload);
  const underWay = fetching.get(upload.id);
  if (underWay) return underWay;
  const fetched = fetchAndProcess(deps, upload).finally(() => fetching.delete(upload.id));
  fetching.set(upload.id, fetched);
  return fetched;
}

async function ownUpload({ db }: UploadDeps, userId: UserId, id: UploadId): Promise<UploadRow> {
  const upload = await uploadById(db, id);
  if (upload?.userId !== userId) throw new AppError('not_found');
  return upload;
}

async function fetchAndProcess(deps: UploadDeps, upload: UploadRow): Promise<ValidatedUpload> {
  if (mayBeLarge(upload)) return takeSent(deps, upload);
  const path = await scratchPath(deps.storage.scratch);
  try {
    const fetched = await recordRefusal(deps, upload, () => deps.storage.fetchUpload(upload, path));
    if (!fetched) throw new AppError('upload_unfinished');
    const validated = await processUpload(deps, upload, path);
    return validated ?? outcomeOf(deps, upload);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Inspects the received bytes, stores what is kept of them, and records the outcome.
 * @returns null where another call has recorded one since, which holds
 */
export async function processUpload(
  deps: UploadDeps,
  upload: UploadRow,
  path: string,
): Promise<ValidatedUpload | null> {
  const content = await recordRefusal(deps, upload, () => inspect(deps, upload, path));
  return keepContent(deps, upload, content);
}

function mayBeLarge({ type, isForLibrary }: UploadRow): boolean {
  return type === packArchiveType || (isForLibrary && fileTypes[type].kind === 'video');
}

/** What is large is read where it lies, and copied there. */
async function takeSent(deps: UploadDeps, upload: UploadRow): Promise<ValidatedUpload> {
  const sent = await deps.storage.openSent(upload);
  if (sent === null) throw new AppError('upload_unfinished');
  const { type } = upload;
  await recordRefusal(deps, upload, () =>
    type === packArchiveType ? checkSentArchive(sent) : checkSentFilm(sent, type),
  );
  const content = { type, size: sent.size, source: sent };
  return (await keepContent(deps, upload, content)) ?? outcomeOf(deps, upload);
}

/** Stores what is kept of an upload. @returns null where another call has recorded an outcome since */
async function keepContent(
  deps: UploadDeps,
  upload: UploadRow,
  content: Content,
): Promise<ValidatedUpload | null> {
  const folder = upload.isForLibrary ? libraryFolder : folderOf(upload.userId);
  const stored = await storeObject(deps, folder, content);
  const drawn = content.type !== upload.type;
  const name = drawn ? withExtension(upload.name, 'webp') : upload.name;
  const row = await inTransaction(deps.db, async (tx) => {
    const finished = await finishPending(tx, upload.id, {
      state: 'validated',
      name,
      key: stored.key,
      storedType: stored.type,
      storedSize: stored.size,
    });
    if (finished) await keepObject(tx, stored);
    return finished;
  });
  await dropSent(deps, upload);
  return row && validatedFrom(row);
}

const refusals: readonly ErrorCode[] = [
  'file_too_large',
  'unsupported_file',
  'unsupported_film',
  'unreadable_file',
];

/** Runs work, and records where it refuses the file: for good, and nothing of the file stays. */
async function recordRefusal<T>(
  deps: UploadDeps,
  upload: UploadRow,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && refusals.includes(error.code)) {
      await finishPending(deps.db, upload.id, { state: 'refused', refusal: error.code });
      await dropSent(deps, upload);
    }
    throw error;
  }
}

/** The outcome is recorded by now: bytes that cannot be removed are left to the sweep. */
async function dropSent({ storage, log }: UploadDeps, upload: UploadRow): Promise<void> {
  try {
    await storage.dropUpload(upload);
  } catch (error) {
    log.warn({ err: error, uploadId: upload.id }, 'sent bytes could not be removed');
  }
}

/** What another call has recorded. */
async function outcomeOf(deps: UploadDeps, { userId, id }: UploadRow): Promise<ValidatedUpload> {
  return validatedFrom(await ownUpload(deps, userId, id));
}

/** @throws AppError upload_used, or why the file was refused */
export function validatedFrom(row: UploadRow): ValidatedUpload {
  const { id, userId, name, key, storedType, storedSize } = row;
  if (row.state === 'refused') throw new AppError(row.refusal ?? 'unreadable_file');
  if (key === null || storedType === null || storedSize === null) throw new AppError('upload_used');
  return { id, userId, name, stored: { key, type: storedType, size: storedSize } };
}
