import { type ItemId, itemIdSchema, type UserId, userIdSchema } from '@stratum/contract/ids';
import { type Locale, locales } from '@stratum/contract/locale';
import { z } from 'zod';
import type { ReadDocument } from '../../platform/documents/document-task.ts';
import { readDocument } from '../../platform/documents/read-document.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { defineJob, type Job } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { filesByIds, keepStored } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { formatOf } from './document-formats.ts';
import { type DrawnDocument, drawDocument, withCopy } from './draw-document.ts';
import { insertPreview } from './preview-store.ts';
import { filesOfItems, findItem, insertItemFiles, updateItem } from './store.ts';

interface Named {
  readonly itemId: ItemId;
  readonly userId: UserId;
  readonly locale: Locale;
}

export const readDocumentKind = {
  name: 'collection_read_document',
  data: z.strictObject({
    itemId: itemIdSchema,
    userId: userIdSchema,
    locale: z.enum(locales),
  }),
  exclusive: false,
  retries: 3,
  timeoutSeconds: 5 * 60,
};

/** Reads the words and pictures of a document that was added; one at a time, since one may take a processor. */
export function readDocumentJob(deps: Deps): Job {
  return defineJob(readDocumentKind, async (named, { isFinalAttempt }) => {
    const found = await drawnOrRefused(deps, named, isFinalAttempt);
    if (found !== 'gone') await keepPreview(deps, named, found);
  });
}

/** @returns null for a document that cannot be read; `gone` where there is none any more */
async function drawnOrRefused(
  deps: Deps,
  named: Named,
  isFinalAttempt: boolean,
): Promise<DrawnDocument | null | 'gone'> {
  const file = await fileOf(deps, named);
  if (!file) return 'gone';
  try {
    return await drawDocument(deps, named.userId, await read(deps, file));
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'unreadable_file';
    if (isRefused || isFinalAttempt) return null;
    throw error;
  }
}

async function fileOf({ db }: Deps, { itemId, userId }: Named) {
  if (!(await findItem(db, userId, itemId))) return undefined;
  const [first] = (await filesOfItems(db, [itemId])).get(itemId) ?? [];
  return first && (await filesByIds(db, [first.fileId])).get(first.fileId);
}

function read(
  { uploads }: Deps,
  { key, type }: { readonly key: string; readonly type: string },
): Promise<ReadDocument> {
  const format = formatOf(type);
  if (!format) throw new AppError('unreadable_file');
  return withCopy(uploads, key, (path) => readDocument({ path, format }));
}

/** Does nothing where the document is gone, or another attempt was before. */
async function keepPreview(
  { db, clock }: Deps,
  { itemId, userId, locale }: Named,
  found: DrawnDocument | null,
): Promise<void> {
  const { blocks, isCut, pictures, text } = found ?? nothing;
  await inTransaction(db, async (tx) => {
    const item = await findItem(tx, userId, itemId, 'no key update');
    const isReadable = found !== null;
    if (!item || !(await insertPreview(tx, { itemId, isReadable, blocks, isCut }))) return;
    for (const [at, { stored, alt }] of pictures.entries()) {
      const name = `${item.title} ${at + 1}.webp`;
      const fileId = await keepStored(tx, clock, stored, {
        userId,
        purpose: 'collection_preview',
        name,
      });
      await insertItemFiles(tx, [{ itemId, fileId, position: at + 1, caption: alt }]);
    }
    await updateItem(tx, { ...item, text }, { captions: [], locale });
  });
}

const nothing: DrawnDocument = { blocks: [], isCut: false, pictures: [], text: '' };
