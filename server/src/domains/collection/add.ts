import type { collectionRoutes as routes } from '@stratum/contract/collection';
import type { ItemId } from '@stratum/contract/ids';
import type { Item, NewItem } from '@stratum/contract/item';
import { noteFromMarkdown } from '@stratum/contract/note-markdown/read';
import type { FieldProblem } from '@stratum/contract/validation';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findCollection } from './collections-store.ts';
import type { Deps } from './deps.ts';
import { readDocumentKind } from './document.ts';
import { keepFiles, type NamedImage, type NewFile, validatedFiles } from './files.ts';
import { emptyNote, readNote } from './note.ts';
import { findItem, type ItemWrite, insertItem, setLinks } from './store.ts';
import { oneItem } from './to-item.ts';

type AddCall = Call<typeof routes.addPersonalStuff>;

/**
 * Makes an item. The same id again is the item that was made then, whatever is sent with it.
 * @throws AppError not_found for a collection or an id of somebody else's; invalid_input where the
 * type does not go with what is sent; quota_exceeded, or why an upload was refused
 */
export async function addItem(deps: Deps, call: AddCall): Promise<Item> {
  const { caller, body } = call;
  const id = body.id ?? newId<ItemId>();
  const known = body.id && (await findItem(deps.db, caller.userId, id));
  if (known) return oneItem(deps.db, known);
  checkParts(body);
  const files = await validatedFiles(deps, caller.userId, body.type, uploadsOf(body));
  return inTransaction(deps.db, async (tx) => {
    const made = await insertOnce(tx, deps, call, { id, files });
    return oneItem(tx, made);
  });
}

async function insertOnce(
  tx: Transaction,
  deps: Deps,
  call: AddCall,
  { id, files }: { readonly id: ItemId; readonly files: readonly NewFile[] },
) {
  const { caller, body, locale } = call;
  await checkCollection(tx, call);
  const { links = [], ...note } = body.type === 'note' ? readNote(contentOf(body)) : noNote;
  const now = deps.clock.now();
  const {
    id: _named,
    content: _,
    markdown: _text,
    uploadId: _file,
    images: _all,
    ...labels
  } = body;
  const item: ItemWrite = {
    ...labels,
    ...note,
    id,
    userId: caller.userId,
    version: 1,
    pinned: false,
    createdAt: now,
    editedAt: now,
    deletedAt: null,
  };
  const captions = files.map(({ caption }) => caption);
  if (!(await insertItem(tx, item, { captions, locale }))) {
    // Made by another call at the same moment, or somebody else's.
    const first = await findItem(tx, caller.userId, id);
    if (!first) throw new AppError('not_found');
    return first;
  }
  await keepFiles(tx, deps, item, files);
  if (item.type === 'document') {
    await deps.jobs.send(tx, readDocumentKind, { itemId: id, userId: item.userId, locale });
  }
  if (links.length > 0) await setLinks(tx, item, links);
  return item;
}

const noNote = { content: null, text: '', checklist: null, links: [] };

async function checkCollection(tx: Transaction, { caller, body: { collectionId } }: AddCall) {
  if (collectionId === null) return;
  const there = await findCollection(tx, caller.userId, collectionId, 'share');
  if (!there) throw new AppError('not_found');
}

function contentOf({ content, markdown }: NewItem) {
  return content ?? (markdown === undefined ? emptyNote : noteFromMarkdown(markdown));
}

/** What an item of a type is made of; the rest is refused by name. */
function checkParts({ type, content, markdown, uploadId, images, backgroundId }: NewItem): void {
  const isNote = type === 'note';
  const faults = new Map<string, FieldProblem>();
  const refuse = (field: string, isWrong: boolean, key: 'invalid' | 'required') => {
    if (isWrong) faults.set(field, { key });
  };
  refuse('content', !isNote && content !== undefined, 'invalid');
  refuse('markdown', markdown !== undefined && (!isNote || content !== undefined), 'invalid');
  refuse('backgroundId', !isNote && backgroundId !== null, 'invalid');
  refuse('images', type !== 'image_folder' && images !== undefined, 'invalid');
  const hasFile = type === 'image' || type === 'document' || type === 'file';
  refuse('uploadId', hasFile && uploadId === undefined, 'required');
  refuse('uploadId', !hasFile && uploadId !== undefined, 'invalid');
  images?.forEach((image, at) => {
    refuse(`images.${at}.uploadId`, image.uploadId === undefined, 'required');
  });
  if (faults.size > 0) throw new AppError('invalid_input', { fields: faults });
}

function uploadsOf({ uploadId, images = [] }: NewItem) {
  const named: readonly NamedImage[] =
    uploadId === undefined ? images : [{ uploadId, caption: '' }];
  return named.flatMap(({ uploadId: id, caption }, position) =>
    id === undefined ? [] : [{ uploadId: id, position, caption }],
  );
}
