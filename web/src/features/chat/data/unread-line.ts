import type { UserId } from '@stratum/contract/ids';
import type { UnreadLine } from './chat-state.ts';
import type { ChatWindow } from './chat-window.ts';
import { isCounted } from './counted.ts';

/** Where what is unread begins after a mark; null where nothing is. */
export function lineAfter({ messages }: ChatWindow, after: string, me: UserId): UnreadLine | null {
  const { length: count } = messages.filter(
    (message) => message.timetoken > after && isCounted(message, me),
  );
  return count === 0 ? null : { after, count };
}
