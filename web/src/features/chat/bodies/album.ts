import type { Message } from '@stratum/contract/message';

const ofAlbum = /^(?<album>.+)\/(?<place>\d+)of(?<count>\d+)$/;

/** The ids of pictures that are sent at once: each is a message of its own, which says where it belongs. */
export function albumIds(album: string, count: number): string[] {
  if (count === 1) return [album];
  return Array.from({ length: count }, (_, index) => `${album}/${index + 1}of${count}`);
}

type Sent = Pick<Message, 'type' | 'clientId'>;

/** What a picture was sent together with; null for one by itself. */
export function albumOf(message: Sent): string | null {
  return placeIn(message)?.['album'] ?? null;
}

/** How many pictures were sent at once with this message, itself among them. */
export function albumSize(message: Sent): number {
  return Number(placeIn(message)?.['count'] ?? 1);
}

function placeIn({ type, clientId }: Sent) {
  return type === 'image' ? ofAlbum.exec(clientId ?? '')?.groups : undefined;
}
