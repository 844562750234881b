import { rm, writeFile } from 'node:fs/promises';
import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { UserId } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import type { ReadDocument } from '../../platform/documents/document-task.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { receive, scratchPath } from '../../platform/storage/receive.ts';
import { storeDrawn, type UploadDeps } from '../uploads/index.ts';
import type { Deps } from './deps.ts';

/** What is kept of a document. */
export interface DrawnDocument {
  readonly blocks: readonly DocumentBlock[];
  readonly isCut: boolean;
  readonly text: string;
  readonly pictures: readonly {
    readonly stored: Awaited<ReturnType<typeof storeDrawn>>;
    readonly alt: string;
  }[];
}

/** Whose place at the decoder the pictures of documents take: not that of what their owner is sending now. */
const decodersSubject = 'documents';

/** Draws the pictures of a document anew, as every picture is; one that cannot be drawn is left out. */
export async function drawDocument(
  { uploads }: Pick<Deps, 'uploads'>,
  userId: UserId,
  { blocks: found, pictures: raw, ...said }: ReadDocument,
): Promise<DrawnDocument> {
  const blocks: DocumentBlock[] = [];
  const pictures: DrawnDocument['pictures'][number][] = [];
  for (const block of found) {
    if (block.kind !== 'picture') {
      blocks.push(block);
      continue;
    }
    const drawn = await drawPicture(uploads, raw[block.image]);
    if (drawn === null) continue;
    blocks.push({ ...block, image: pictures.length });
    pictures.push({ stored: await storeDrawn(uploads, userId, drawn), alt: block.alt });
  }
  return { ...said, blocks, pictures };
}

async function drawPicture({ decoder, storage }: UploadDeps, bytes: Uint8Array | undefined) {
  if (!bytes) return null;
  const path = await scratchPath(storage.scratch);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await decoder.decode(decodersSubject, { kind: 'viewable', path, format: 'other' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'unreadable_file') return null;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Lends a copy of a stored file. */
export async function withCopy<T>(
  { storage }: Pick<UploadDeps, 'storage'>,
  key: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = await scratchPath(storage.scratch);
  try {
    await receive(await storage.read(key), path, limits.upload.maxBytes);
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
