import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupId } from '@stratum/contract/ids';
import type { ServerFrame } from '@stratum/contract/socket';
import { liveLine } from '../../../shared/live/live-line.ts';
import { registerLocalCache } from '../../../shared/session/index.ts';
import { queryClient } from '../../../shared/session/query-cache.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { knownBlocked, readBlocked } from '../../blocks/index.ts';
import { type Chat, createChat } from './chat.ts';
import { createEventQueue } from './event-queue.ts';
import { applyGroupEvents } from './group-changes.ts';
import { createMarkMover, readMarkOf, unreadIn } from './read-mark.ts';

/** The groups that were opened since somebody signed in. */
const chats = new Map<GroupId, Chat>();

/** The conversation of a group, which stays as it was while one looks elsewhere. */
export function chatOf(groupId: GroupId): Chat {
  const known = chats.get(groupId);
  if (known) return known;
  const me = appStore.getState().authData.userData?.id;
  if (me === undefined) throw new Error('Nobody is signed in');
  const chat = createChat({
    groupId,
    me,
    blocked: () => knownBlocked(queryClient),
    readBlocked: () => readBlocked(queryClient),
    readMark: () => readMarkOf(groupId, me),
    countUnread: () => unreadIn(groupId),
    moveMark: createMarkMover(groupId, me),
  });
  chats.set(groupId, chat);
  followLine();
  void openChat(chat);
  return chat;
}

/** Reads a group's messages, and has what follows them told. */
export async function openChat(chat: Chat): Promise<void> {
  await chat.open();
  resume([chat]);
}

/** The conversation of a group, where it has been opened. */
export function openedChat(groupId: GroupId): Chat | undefined {
  return chats.get(groupId);
}

function resume(which: Iterable<Chat>): void {
  const groups: Record<string, string> = {};
  for (const chat of which) {
    const position = chat.position();
    if (position !== null && chat.store.getState().ended === null) groups[chat.groupId] = position;
  }
  if (Object.keys(groups).length > 0) liveLine.say({ type: 'resume', groups });
}

const queue = createEventQueue((groupId, events) => {
  chats.get(groupId)?.tell(events);
  applyGroupEvents(queryClient, groupId, events);
});

function hear(frame: ServerFrame): void {
  if (frame.type === 'ready') {
    for (const chat of chats.values()) {
      if (chat.store.getState().window === null) void openChat(chat);
    }
    resume(chats.values());
  } else if (isGroupEvent(frame)) queue.add(frame);
}

function isGroupEvent(frame: ServerFrame): frame is GroupEvent {
  return 'groupId' in frame && eventTypes.has(frame.type);
}

const eventTypes: ReadonlySet<string> = new Set<GroupEvent['type']>([
  'message',
  'message_changed',
  'resumed',
  'typing',
  'presence',
  'read',
  'membership_ended',
]);

let unfollow: (() => void) | null = null;

function followLine(): void {
  unfollow ??= liveLine.hear(hear);
}

registerLocalCache({
  clear() {
    unfollow?.();
    unfollow = null;
    queue.clear();
    chats.clear();
  },
});
