import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatState, Jump } from './chat-state.ts';
import type { Telling } from './chat-telling.ts';
import { type ChatWindow, trimmed, withNewer, withOlder } from './chat-window.ts';
import { isCounted, type Reader } from './counted.ts';
import * as pages from './read-pages.ts';
import { lineAfter } from './unread-line.ts';

interface ReadingSettings {
  readonly groupId: GroupId;
  readonly reader: () => Reader;
  readonly readBlocked: () => Promise<void>;
  /** Up to where the reader has read. */
  readonly readMark: () => Promise<string>;
  readonly countUnread: () => number;
}

/** The part of a group's messages that is kept here: how it begins, grows and is left for another. */
export function createReading(
  { groupId, reader, readBlocked, readMark, countUnread }: ReadingSettings,
  store: StoreApi<ChatState>,
  telling: Telling,
) {
  const { getState: get, setState: set } = store;

  /** Shows another part of the messages, and goes there. */
  async function show(read: () => Promise<ChatWindow>, jump: Jump): Promise<void> {
    await telling.whileReading(async () => {
      const window = await read();
      return () => ({ window, jump });
    });
  }

  async function jumpToEnd(): Promise<void> {
    const jump = { timetoken: null, isMarked: false };
    if (get().window?.isEnd) set({ jump });
    else await show(() => pages.readNewest(groupId), jump);
  }

  return {
    /** Begins at the end, or around where the reader has left off. */
    async open(): Promise<void> {
      await telling.whileReading(async () => {
        const [newest, readTo] = await Promise.all([
          pages.readNewest(groupId),
          readMark(),
          readBlocked(),
        ]);
        telling.startAt(newest.messages.at(-1)?.timetoken ?? '0');
        const isBeyond = !newest.isStart && (newest.messages[0]?.timetoken ?? '') > readTo;
        const hasUnread = lineAfter(newest, readTo, reader()) !== null;
        const window = isBeyond && hasUnread ? await pages.readAround(groupId, readTo) : newest;
        const line = lineAfter(window, readTo, reader());
        // What lies beyond the window only the server knows.
        const count = Math.max(line?.count ?? 0, window.isEnd ? 0 : countUnread());
        return () => ({ window, readTo, unread: line && { ...line, count } });
      });
    },

    async loadOlder(): Promise<void> {
      const { window, isLoadingOlder } = get();
      const [first] = window?.messages ?? [];
      if (!first || window?.isStart || isLoadingOlder) return;
      set({ isLoadingOlder: true });
      await telling.whileReading(async () => {
        const { items, isLast } = await pages.readOlder(groupId, first.timetoken);
        return ({ window: now }) => ({
          window: now && isSame(now.messages[0], first) ? withOlder(now, items, isLast) : now,
        });
      });
      set({ isLoadingOlder: false });
    },

    async loadNewer(): Promise<void> {
      const { window, isLoadingNewer } = get();
      const last = window?.messages.at(-1);
      if (!last || window?.isEnd || isLoadingNewer) return;
      set({ isLoadingNewer: true });
      await telling.whileReading(async () => {
        const { items, isLast } = await pages.readNewer(groupId, last.timetoken);
        return ({ window: now }) => ({
          window: now && isSame(now.messages.at(-1), last) ? withNewer(now, items, isLast) : now,
        });
      });
      set({ isLoadingNewer: false });
    },

    async jumpTo(timetoken: string): Promise<void> {
      const jump = { timetoken, isMarked: true };
      const isKept = get().window?.messages.some((message) => message.timetoken === timetoken);
      if (isKept) set({ jump });
      else await show(() => pages.readAround(groupId, timetoken), jump);
    },

    async jumpToUnread(): Promise<void> {
      const { window, readTo } = get();
      const first = window?.messages.find(
        (message) => message.timetoken > (readTo ?? '') && isCounted(message, reader()),
      );
      if (first) set({ jump: { timetoken: first.timetoken, isMarked: false } });
      else await jumpToEnd();
    },
    jumpToEnd,

    /** Keeps the window small, where the reader is away from one of its ends. */
    trim(awayFrom: 'start' | 'end'): void {
      set(({ window }) => ({ window: window && trimmed(window, awayFrom) }));
    },
    /** The log has gone where it was told. */
    arrived: () => set({ jump: null }),
  };
}

/** Whether what a page was read next to still stands at that end: a jump or a trim may have moved it. */
function isSame(now: Message | undefined, then: Message): boolean {
  return now?.timetoken === then.timetoken;
}
