import { noteBackgrounds } from '@stratum/contract/collection-words';

/** The pictures are files of the pages. */
export function backgroundImages() {
  return { items: noteBackgrounds.map((id) => ({ id, url: `/note-backgrounds/${id}.svg` })) };
}
