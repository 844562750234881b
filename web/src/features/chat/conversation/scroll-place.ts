import type { Chat } from '../data/chat.ts';

/** A row, and how far its upper edge lies below that of the log. */
export interface ScrollPlace {
  readonly key: string;
  readonly top: number;
}

/** Where readers have left conversations that they were not at the end of. */
const places = new WeakMap<Chat, ScrollPlace>();

export function keepPlace(chat: Chat, place: ScrollPlace | null): void {
  if (place) places.set(chat, place);
  else places.delete(chat);
}

export function keptPlace(chat: Chat): ScrollPlace | undefined {
  return places.get(chat);
}
