import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { ItemDetails } from '@stratum/contract/item';

/** A note before anything has been written into it. */
export function emptyDetails(id: ItemId, collectionId: CollectionId | null): ItemDetails {
  const now = new Date().toISOString();
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
    content: null,
    backlinks: [],
    preview: null,
  };
}
