import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { Item, ItemDetails } from '@stratum/contract/item';

/** A note before anything has been written into it, and before the server knows of it. */
export function emptyItem(
  id: ItemId,
  collectionId: CollectionId | null,
  now = new Date().toISOString(),
): Item {
  return {
    id,
    version: 0,
    collectionId,
    type: 'note',
    title: '',
    tags: [],
    categoryType: null,
    traitId: null,
    backgroundId: null,
    pinned: false,
    createdAt: now,
    editedAt: now,
    deletedAt: null,
    beginning: '',
    checklist: null,
    file: null,
    images: [],
    imageCount: 0,
    hit: null,
  };
}

export function emptyDetails(id: ItemId, collectionId: CollectionId | null): ItemDetails {
  const item = emptyItem(id, collectionId);
  return { ...item, images: [], content: null, backlinks: [], preview: null };
}
