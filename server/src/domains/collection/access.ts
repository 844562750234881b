import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findCollection } from './collections-store.ts';
import { findItem } from './store.ts';
import type { CollectionRow, ItemRow } from './tables.ts';

/** The only way to a collection. */
const collectionAsOwner: Door<CollectionId, CollectionRow> = (tx, { userId }, id, lock) =>
  findCollection(tx, userId, id, lock);

/** The only way to an item, in the trash too. */
export const itemAsOwner: Door<ItemId, ItemRow> = (tx, { userId }, id, lock) =>
  findItem(tx, userId, id, lock);

export const doors = { collection: collectionAsOwner, item: itemAsOwner };
