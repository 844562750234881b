import type { ItemDetails } from '@stratum/contract/item';
import type { Queryable } from '../../platform/database.ts';
import { filesByIds } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { previewOf } from './preview-store.ts';
import { backlinksTo, filesOfItems } from './store.ts';
import type { ItemFileRow, ItemRow } from './tables.ts';
import { oneItem, toFile } from './to-item.ts';

/** An item with all that is in it; pictures by addresses that are good for five minutes. */
export async function itemDetails(
  tx: Queryable,
  { uploads: { storage } }: Pick<Deps, 'uploads'>,
  row: ItemRow,
): Promise<ItemDetails> {
  const placed = (await filesOfItems(tx, [row.id])).get(row.id) ?? [];
  const files = await filesByIds(
    tx,
    placed.map(({ fileId }) => fileId),
  );
  const shown = picturesOf(row, placed);
  const images = await Promise.all(
    shown.flatMap(({ fileId, caption }) => {
      const file = files.get(fileId);
      if (!file) return [];
      const link = storage.link(file.key, file);
      return [Promise.resolve(link).then(({ url }) => ({ ...toFile(file), caption, url }))];
    }),
  );
  return {
    ...(await oneItem(tx, row)),
    content: row.content,
    images,
    preview: row.type === 'document' ? await previewOf(tx, row.id) : null,
    backlinks: await backlinksTo(tx, row.id),
  };
}

/** The file of a document comes before its pictures. */
function picturesOf({ type }: ItemRow, placed: readonly ItemFileRow[]): readonly ItemFileRow[] {
  if (type === 'document') return placed.slice(1);
  return type === 'image_folder' || type === 'note' ? placed : [];
}
