import type { ItemId } from '@stratum/contract/ids';

export const collectionPath = '/my-collection';

/** An item of the collection, from anywhere. */
export function itemPath(id: ItemId): string {
  return `${collectionPath}?item=${id}`;
}
