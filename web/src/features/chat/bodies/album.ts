import type { Message } from '@stratum/contract/message';

const ofAlbum = /^(?<album>.+)\/(?<place>\d+)of(?<count>\d+)$/;

/** The ids of pictures that are sent at once: each is a message of its own, which says where it belongs. */
export function albumIds(album: string, count: number): string[] {
  if (count === 1) return [album];
  return Array.from({ length: count }, (_, index) => `${album}/${index + 1}of${count}`);
}

type OfAlbum = Pick<Message, 'type' | 'clientId' | 'deletedAt'>;

/** What a picture was sent together with; null for one by itself. */
export function albumOf({ type, clientId, deletedAt }: OfAlbum): string | null {
  if (type !== 'image' || deletedAt !== null) return null;
  return ofAlbum.exec(clientId ?? '')?.groups?.['album'] ?? null;
}
