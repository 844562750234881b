import type { collectionRoutes as routes } from '@stratum/contract/collection';
import type { Item } from '@stratum/contract/item';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { itemDetails } from './details.ts';
import { readNote } from './note.ts';
import { filesOfItems, setLinks, updateItem } from './store.ts';
import type { ItemRow } from './tables.ts';
import { oneItem } from './to-item.ts';
import { keepVersion } from './versions.ts';

/** @throws AppError not_found in the trash, version_conflict with the current item, invalid_input */
export async function changeItem(
  deps: Deps,
  { body, open, tx, locale }: Call<typeof routes.updatePersonalStuff, typeof doors>,
): Promise<Item> {
  const before = await open.item(tx, 'no key update');
  await checkVersion(tx, deps, before, body.version);
  const { id: _id, version: _version, content, keepVersion: isKept, ...labels } = body;
  const { links, ...note } = content ? readNote(noteOf(before, content)) : { links: null };
  const now = deps.clock.now();
  if (content) await keepVersion(tx, before, { now, always: isKept });
  const after = {
    ...before,
    ...definedOf(labels),
    ...note,
    version: before.version + 1,
    editedAt: now,
  };
  await updateItem(tx, after, { captions: await captionsOf(tx, before), locale });
  if (links) await setLinks(tx, after, links);
  return oneItem(tx, after);
}

/** @throws AppError not_found, version_conflict */
export async function checkVersion(
  tx: Transaction,
  deps: Deps,
  item: ItemRow,
  version: number,
): Promise<void> {
  if (item.deletedAt !== null) throw new AppError('not_found');
  if (item.version === version) return;
  throw new AppError('version_conflict', { current: await itemDetails(tx, deps, item) });
}

function noteOf<Content>({ type }: ItemRow, content: Content): Content {
  if (type === 'note') return content;
  throw new AppError('invalid_input', { fields: new Map([['content', { key: 'invalid' }]]) });
}

async function captionsOf(tx: Transaction, { id }: ItemRow): Promise<string[]> {
  const files = (await filesOfItems(tx, [id])).get(id) ?? [];
  return files.map(({ caption }) => caption);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function definedOf<T extends object>(labels: T): Defined<T> {
  const named = Object.entries(labels).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as Defined<T>;
}
