/** What both ends know of a collection, without the schema library. */

export const itemTypes = ['note', 'image', 'document', 'file', 'image_folder'] as const;
export type ItemType = (typeof itemTypes)[number];

/** Drawn pictures that a note may stand on. */
export const noteBackgrounds = [
  'ridge-dawn',
  'ridge-noon',
  'ridge-dusk',
  'contour-dawn',
  'contour-noon',
  'contour-dusk',
  'core-dawn',
  'core-noon',
  'core-dusk',
  'sediment-dawn',
  'sediment-noon',
  'sediment-dusk',
] as const;
export type NoteBackground = (typeof noteBackgrounds)[number];

export const itemSorts = ['edited', 'created', 'title'] as const;
export type ItemSort = (typeof itemSorts)[number];

/** Where items are that no collection holds. */
export const unfiled = 'unfiled';

export const collectionLimits = {
  collections: 500,
  /** Items that one call moves, deletes or restores. */
  itemsAtOnce: 100,
  tags: 20,
  tagLength: 40,
  titleLength: 200,
  nameLength: 80,
  captionLength: 500,
  imagesInFolder: 200,
  /** Bytes of a call that carries a note. */
  noteBytes: 1024 * 1024,
  noteDepth: 100,
  /** Days for which a deleted item can be had back. */
  trashDays: 30,
} as const;
