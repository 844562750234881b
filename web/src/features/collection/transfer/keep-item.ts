import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId, ItemId, UploadId } from '@stratum/contract/ids';
import { fileTypeNames, imageTypeNames } from '@stratum/contract/upload-words';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { ArchiveFiles } from './archive.ts';
import type { ReadItem } from './read-archive-items.ts';
import { sendArchived, unlessUnreadable } from './send-archived.ts';

const { addPersonalStuff, getPersonalStuffById } = collectionEndpoints;

interface Keeping {
  readonly files: ArchiveFiles;
  readonly signal: AbortSignal;
  readonly bringBack: (id: ItemId, signal: AbortSignal) => Promise<void>;
}

/**
 * Keeps an item that is no note, with its files. One that was taken in before stays as it is; out of
 * the trash it comes back.
 * @returns how many files could not be kept
 */
export async function keepItem(
  item: ReadItem,
  collectionId: CollectionId | null,
  { files, signal, bringBack }: Keeping,
): Promise<number> {
  const { id, type, title, tags } = item;
  const known = await knownItem(id, signal);
  if (known) {
    if (known.deletedAt !== null) await bringBack(id, signal);
    return 0;
  }
  const isFolder = type === 'image_folder';
  const sent: { uploadId: UploadId; caption: string }[] = [];
  for (const { path, caption } of item.files) {
    const allowed = isFolder || type === 'image' ? imageTypeNames : fileTypeNames;
    const uploadId = await sendArchived({ files, path }, allowed, signal);
    if (uploadId !== null) sent.push({ uploadId, caption });
  }
  const [first] = sent;
  if (!isFolder && !first) return 1;
  const content = isFolder ? { images: sent } : { uploadId: first?.uploadId };
  const body = { id, type, title, tags: [...tags], collectionId, ...content };
  const made = await unlessUnreadable(() => callRoute(addPersonalStuff, { body }, { signal }));
  return item.files.length - (made === null ? 0 : sent.length);
}

async function knownItem(id: ItemId, signal: AbortSignal) {
  try {
    return await callRoute(getPersonalStuffById, { query: { id } }, { signal });
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_found') return null;
    throw error;
  }
}
