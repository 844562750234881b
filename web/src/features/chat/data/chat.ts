import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { createStore } from 'zustand/vanilla';
import { type ChatState, type Jump, newChat } from './chat-state.ts';
import {
  type ChatWindow,
  trimmed,
  withChanged,
  withNewer,
  withOlder,
  withWritten,
} from './chat-window.ts';
import { isCounted, placeBefore } from './counted.ts';
import * as pages from './read-pages.ts';

/** Milliseconds for which somebody counts as writing after they have said so. */
const typingLasts = 6_000;

interface ChatSettings {
  readonly groupId: GroupId;
  readonly me: UserId;
  /** Up to where the reader has read. */
  readonly readMark: () => Promise<string>;
  /** Moves the reader's mark; back only by `unread`. */
  readonly moveMark: (timetoken: string, unread?: true) => void;
}

export type Chat = ReturnType<typeof createChat>;

/** One group's conversation: what is kept of it, read further and told live. */
export function createChat({ groupId, me, readMark, moveMark }: ChatSettings) {
  const store = createStore<ChatState>()(() => newChat);
  const get = store.getState;
  const set = store.setState;
  /** Up to where the live connection has told everything; null before the first page. */
  let position: string | null = null;
  /** What was told while pages were on their way, which may be older than it. */
  let told: GroupEvent[] = [];
  let loads = 0;

  /** Reads, and puts what was told meanwhile over what has come. */
  async function load(read: () => Promise<(state: ChatState) => Partial<ChatState>>) {
    loads += 1;
    try {
      const merge = await read();
      set((state) => {
        const merged = { ...state, ...merge(state) };
        const { window } = merged;
        return { ...merged, window: window && withTold(window, told), failure: null };
      });
    } catch (error) {
      set({ failure: error instanceof Error ? error.message : '' });
    } finally {
      loads -= 1;
      if (loads === 0) told = [];
    }
  }

  const lastPlace = () => get().window?.messages.at(-1)?.timetoken ?? '0';

  async function open(): Promise<void> {
    await load(async () => {
      const [newest, readTo] = await Promise.all([pages.readNewest(groupId), readMark()]);
      const [oldest] = newest.messages;
      const isBeyond = !newest.isStart && oldest !== undefined && oldest.timetoken > readTo;
      position ??= newest.messages.at(-1)?.timetoken ?? '0';
      const hasUnread = newest.messages.some(
        (message) => message.timetoken > readTo && isCounted(message, me),
      );
      const window = isBeyond && hasUnread ? await pages.readAround(groupId, readTo) : newest;
      return () => ({ window, readTo, unread: lineAfter(window, readTo) });
    });
  }

  function lineAfter({ messages }: ChatWindow, after: string) {
    const unread = messages.filter(
      (message) => message.timetoken > after && isCounted(message, me),
    );
    return unread.length === 0 ? null : { after, count: unread.length };
  }

  /** Shows another part of the messages, and goes there. */
  async function show(read: () => Promise<ChatWindow>, jump: Jump): Promise<void> {
    await load(async () => {
      const window = await read();
      return () => ({ window, jump });
    });
  }

  const chat = {
    groupId,
    store,
    open,
    position: () => position,

    async loadOlder(): Promise<void> {
      const { window, isLoadingOlder } = get();
      const [first] = window?.messages ?? [];
      if (!window || !first || window.isStart || isLoadingOlder) return;
      set({ isLoadingOlder: true });
      await load(async () => {
        const { items, isLast } = await pages.readOlder(groupId, first.timetoken);
        return ({ window: now }) => ({ window: now && withOlder(now, items, isLast) });
      });
      set({ isLoadingOlder: false });
    },

    async loadNewer(): Promise<void> {
      const { window, isLoadingNewer } = get();
      if (!window || window.isEnd || isLoadingNewer) return;
      set({ isLoadingNewer: true });
      await load(async () => {
        const { items, isLast } = await pages.readNewer(groupId, lastPlace());
        return ({ window: now }) => ({ window: now && withNewer(now, items, isLast) });
      });
      set({ isLoadingNewer: false });
    },

    async jumpTo(timetoken: string): Promise<void> {
      const jump = { to: timetoken, isMarked: true };
      const isKept = get().window?.messages.some((message) => message.timetoken === timetoken);
      if (isKept) set({ jump });
      else await show(() => pages.readAround(groupId, timetoken), jump);
    },

    async jumpToUnread(): Promise<void> {
      const { window, readTo } = get();
      const first = window?.messages.find(
        (message) => message.timetoken > (readTo ?? '') && isCounted(message, me),
      );
      if (first) set({ jump: { to: first.timetoken, isMarked: false } });
      else await chat.jumpToEnd();
    },

    async jumpToEnd(): Promise<void> {
      const jump = { to: 'end', isMarked: false };
      if (get().window?.isEnd) set({ jump });
      else await show(() => pages.readNewest(groupId), jump);
    },

    /** Keeps the window small, where the reader is away from one of its ends. */
    trim(awayFrom: 'start' | 'end'): void {
      set(({ window }) => ({ window: window && trimmed(window, awayFrom) }));
    },

    /** The log has gone where it was told. */
    arrived: () => set({ jump: null }),

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
        unread: window && lineAfter(window, after),
      }));
      moveMark(after, true);
    },

    /** The reader comes back to the group, or leaves it: the line goes with what was read. */
    enter(): void {
      const { window, readTo } = get();
      set({ isKeptUnread: false, unread: window && readTo ? lineAfter(window, readTo) : null });
    },

    /** What the live connection tells of the group, in its order. */
    tell(events: readonly GroupEvent[]): void {
      if (loads > 0) told.push(...events);
      for (const event of events) {
        const at = event.type === 'message' ? event.message.timetoken : placeOf(event);
        if (at > (position ?? at)) position = at;
      }
      set((state) => withEvents(state, events, me));
    },

    /** What a call has answered, which the connection may tell later. */
    answer(message: Message, isNew: boolean): void {
      const event = { groupId, message, type: isNew ? 'message' : 'message_changed' } as const;
      if (loads > 0) told.push(event);
      set(({ window }) => ({ window: window && withTold(window, [event]) }));
    },
  };
  return chat;
}

function placeOf(event: GroupEvent): string {
  return event.type === 'resumed' ? event.timetoken : '';
}

function withTold(window: ChatWindow, events: readonly GroupEvent[]): ChatWindow {
  const written = events.flatMap((event) => (event.type === 'message' ? event.message : []));
  const changed = events.flatMap((event) =>
    event.type === 'message_changed' ? event.message : [],
  );
  return withChanged(withWritten(window, written), changed);
}

function withEvents(state: ChatState, events: readonly GroupEvent[], me: UserId): ChatState {
  let { present, typing, ended } = state;
  for (const event of events) {
    if (event.type === 'presence') present = event.userIds;
    if (event.type === 'membership_ended') ended = event.reason;
    if (event.type === 'typing' && event.userId !== me)
      typing = new Map(typing).set(event.userId, Date.now() + typingLasts);
    if (event.type === 'message' && event.message.senderId && typing.has(event.message.senderId)) {
      typing = new Map(typing);
      typing.delete(event.message.senderId);
    }
  }
  const window = state.window && withTold(state.window, events);
  return { ...state, window, present, typing, ended };
}
