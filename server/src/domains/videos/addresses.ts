import type { Storage } from '../../platform/storage/storage.ts';

export type Links = Pick<Storage, 'link'>;

/** Seconds for which a link to an uploaded film is good at most: a lesson with its pauses, and a night's talk. */
export const filmLink = 6 * 60 * 60;

const pictureType = 'image/webp';

/** Where a browser finds a file of a film: of the pack's at an address that never ends, of an uploaded one by a signed link. */
export async function addressOf(
  storage: Links,
  path: string,
  type: string = pictureType,
): Promise<string> {
  if (path.startsWith('/')) return path;
  const name = `film.${type.slice(type.indexOf('/') + 1)}`;
  return (await storage.link(path, { type, name }, filmLink)).url;
}
