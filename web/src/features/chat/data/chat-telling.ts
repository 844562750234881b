import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatState } from './chat-state.ts';
import { type ChatWindow, withChanged, withWritten } from './chat-window.ts';

/** Milliseconds for which somebody counts as writing after they have said so. */
const typingLasts = 6_000;

/** What is told of a group, by the live connection and by answers to one's own calls. */
export function createTelling(groupId: GroupId, me: UserId, store: StoreApi<ChatState>) {
  /** Up to where the live connection has told everything; null before the first page. */
  let position: string | null = null;
  /** What was told while pages were on their way, which may be older than it. */
  let told: GroupEvent[] = [];
  let loads = 0;

  return {
    position: () => position,
    /** Where what the pages do not have begins. */
    startAt(timetoken: string): void {
      position ??= timetoken;
    },

    /** Runs what reads pages, and puts what was told meanwhile over what has come. */
    async whileReading(read: () => Promise<(state: ChatState) => Partial<ChatState>>) {
      loads += 1;
      try {
        const merge = await read();
        store.setState((state) => {
          const merged = { ...state, ...merge(state) };
          const { window } = merged;
          return { ...merged, window: window && withTold(window, told), failure: null };
        });
      } catch (error) {
        store.setState({ failure: error instanceof Error ? error.message : '' });
      } finally {
        loads -= 1;
        if (loads === 0) told = [];
      }
    },

    /** What the live connection tells, in its order. */
    tell(events: readonly GroupEvent[]): void {
      if (loads > 0) told.push(...events);
      for (const event of events) {
        const place = placeOf(event);
        if (position !== null && place > position) position = place;
      }
      store.setState((state) => withEvents(state, events, me));
    },

    /** What a call has answered, which the connection may tell later. */
    answer(message: Message, isNew: boolean): void {
      const event = { groupId, message, type: isNew ? 'message' : 'message_changed' } as const;
      if (loads > 0) told.push(event);
      store.setState(({ window }) => ({ window: window && withTold(window, [event]) }));
    },
  };
}

export type Telling = ReturnType<typeof createTelling>;

function placeOf(event: GroupEvent): string {
  if (event.type === 'message') return event.message.timetoken;
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
  let { present, ended } = state;
  const typing = new Map(state.typing);
  for (const event of events) {
    if (event.type === 'presence') present = event.userIds;
    else if (event.type === 'membership_ended') ended = event.reason;
    else if (event.type === 'typing') typing.set(event.userId, Date.now() + typingLasts);
    else if (event.type === 'message' && event.message.senderId !== null)
      typing.delete(event.message.senderId);
  }
  typing.delete(me);
  const window = state.window && withTold(state.window, events);
  const isSame = typing.size === 0 && state.typing.size === 0;
  return { ...state, window, present, typing: isSame ? state.typing : typing, ended };
}
