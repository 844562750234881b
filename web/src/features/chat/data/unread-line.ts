import type { UnreadLine } from './chat-state.ts';
import type { ChatWindow } from './chat-window.ts';
import { isCounted, type Reader } from './counted.ts';

/** Where what is unread begins after a mark; null where nothing is. */
export function lineAfter(
  { messages }: ChatWindow,
  after: string,
  reader: Reader,
): UnreadLine | null {
  const { length: count } = messages.filter(
    (message) => message.timetoken > after && isCounted(message, reader),
  );
  return count === 0 ? null : { after, count };
}
