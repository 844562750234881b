import type { collectionRoutes as routes } from '@stratum/contract/collection';
import type { FileId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { claimPicture } from '../uploads/index.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { dropFiles, type NamedImage } from './files.ts';
import { withinQuota } from './quota.ts';
import { filesOfItems, insertItemFiles, placeItemFiles, updateItem } from './store.ts';
import type { ItemFileRow, ItemRow } from './tables.ts';
import { oneItem } from './to-item.ts';
import { checkVersion } from './update.ts';

/**
 * Sets the pictures of a folder: those it has by their file, new ones by their upload; the rest go.
 * @throws AppError not_found, version_conflict, quota_exceeded, invalid_input, or why an upload was refused
 */
export async function changeFolder(
  deps: Deps,
  { body, open, tx, locale }: Call<typeof routes.updatePersonalStuffImageFolder, typeof doors>,
): Promise<Item> {
  const before = await open.item(tx, 'no key update');
  await checkVersion(tx, deps, before, body.version);
  if (before.type !== 'image_folder') throw refused('id');
  const held = (await filesOfItems(tx, [before.id])).get(before.id) ?? [];
  const images = await keptImages(tx, deps, before, { named: body.images, held });
  const kept = new Set(images.map(({ fileId }) => fileId));
  const gone = held.filter(({ fileId }) => !kept.has(fileId));
  await dropFiles(
    tx,
    deps,
    gone.map(({ fileId }) => fileId),
  );
  const after = { ...before, version: before.version + 1, editedAt: deps.clock.now() };
  await updateItem(tx, after, { captions: images.map(({ caption }) => caption), locale });
  return oneItem(tx, after);
}

/** The pictures in their new places, new ones claimed. */
async function keptImages(
  tx: Transaction,
  deps: Deps,
  { id: itemId, userId }: ItemRow,
  { named, held }: { readonly named: readonly NamedImage[]; readonly held: readonly ItemFileRow[] },
): Promise<readonly ItemFileRow[]> {
  const there = new Set(held.map(({ fileId }) => fileId));
  const seen = new Set<FileId>();
  return withinQuota(tx, deps, userId, async () => {
    const placed: ItemFileRow[] = [];
    const added: ItemFileRow[] = [];
    for (const [position, { fileId, uploadId: upload, caption }] of named.entries()) {
      if (fileId !== undefined) {
        if (!there.has(fileId) || seen.has(fileId)) throw refused(`images.${position}.fileId`);
        seen.add(fileId);
        placed.push({ itemId, fileId, position, caption });
      } else if (upload !== undefined) {
        const { id } = await claimPicture(tx, deps.clock, userId, {
          upload,
          purpose: 'collection',
        });
        added.push({ itemId, fileId: id, position, caption });
      }
    }
    await placeItemFiles(tx, placed);
    await insertItemFiles(tx, added);
    return [...placed, ...added];
  });
}

/** Keeps a picture for a note; it goes with the note, since earlier versions may show it. */
export async function addNotePicture(
  deps: Deps,
  { body: { uploadId: upload }, open, tx }: Call<typeof routes.addNotePicture, typeof doors>,
) {
  const { id: itemId, userId, type } = await open.item(tx, 'no key update');
  if (type !== 'note') throw refused('id');
  return withinQuota(tx, deps, userId, async () => {
    const file = await claimPicture(tx, deps.clock, userId, { upload, purpose: 'collection' });
    await insertItemFiles(tx, [{ itemId, fileId: file.id, position: 0, caption: '' }]);
    return { fileId: file.id };
  });
}

function refused(field: string): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key: 'invalid' }]]) });
}
