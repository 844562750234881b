import type { GroupId, UserId } from '@stratum/contract/ids';
import { createStore } from 'zustand/vanilla';
import { createReading } from './chat-reading.ts';
import { type ChatState, newChat } from './chat-state.ts';
import { createTelling } from './chat-telling.ts';
import { placeBefore, type Reader } from './counted.ts';
import { lineAfter } from './unread-line.ts';

interface ChatSettings {
  readonly groupId: GroupId;
  readonly me: UserId;
  /** Whose messages are folded for the reader, and count as nothing unread. */
  readonly blocked: () => ReadonlySet<UserId>;
  /** Has `blocked` know them. */
  readonly readBlocked: () => Promise<void>;
  /** Up to where the reader has read. */
  readonly readMark: () => Promise<string>;
  /** What is unread, as the server counts it. */
  readonly countUnread: () => number;
  /** Moves the reader's mark; back only by `unread`. */
  readonly moveMark: (timetoken: string, unread?: true) => void;
}

export type Chat = ReturnType<typeof createChat>;

/** One group's conversation: what is kept of it, read further and told live. */
export function createChat({ groupId, me, moveMark, ...settings }: ChatSettings) {
  const store = createStore<ChatState>()(() => newChat);
  const telling = createTelling(groupId, me, store);
  const reader = (): Reader => ({ me, blocked: settings.blocked() });
  const reading = createReading({ groupId, reader, ...settings }, store, telling);
  const { getState: get, setState: set } = store;
  return {
    groupId,
    store,
    position: telling.position,
    tell: telling.tell,
    answer: telling.answer,
    ...reading,

    /** The reader has seen everything up to a place. */
    see(timetoken: string): void {
      const { readTo, isKeptUnread } = get();
      if (isKeptUnread || readTo === null || timetoken <= readTo) return;
      set({ readTo: timetoken });
      moveMark(timetoken);
    },

    keepUnreadFrom(timetoken: string): void {
      const after = placeBefore(timetoken);
      set(({ window }) => ({
        readTo: after,
        isKeptUnread: true,
        unread: window && lineAfter(window, after, reader()),
      }));
      moveMark(after, true);
    },

    /** The reader comes to the group, or leaves it: the line goes with what was read. */
    enter(): void {
      set(({ window, readTo }) => ({
        isKeptUnread: false,
        unread: window && readTo !== null ? lineAfter(window, readTo, reader()) : null,
      }));
    },
  };
}
