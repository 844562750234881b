import type { endReasons } from '@stratum/contract/group-events';
import type { UserId } from '@stratum/contract/ids';
import type { ChatWindow } from './chat-window.ts';

/** Where what was unread begins, when the group was opened or came to wait. */
export interface UnreadLine {
  /** The reader's mark then. */
  readonly after: string;
  /** How many were unread. */
  readonly count: number;
}

/** Where the log is to go. */
export interface Jump {
  /** To that message; null for the end. */
  readonly timetoken: string | null;
  /** Shown for a moment as the one that was meant. */
  readonly isMarked: boolean;
}

/** A group's messages as this page knows them, and how it stands to them. */
export interface ChatState {
  /** Null until the first page has been read. */
  readonly window: ChatWindow | null;
  /** Why it could not be read. */
  readonly failure: string | null;
  readonly isLoadingOlder: boolean;
  readonly isLoadingNewer: boolean;
  /** Up to where the reader has seen it; null until that is known. */
  readonly readTo: string | null;
  readonly unread: UnreadLine | null;
  /** The reader has put the mark back: what is seen is not read until they come again. */
  readonly isKeptUnread: boolean;
  readonly jump: Jump | null;
  readonly present: readonly UserId[];
  /** Who is writing, until when in milliseconds. */
  readonly typing: ReadonlyMap<UserId, number>;
  readonly ended: (typeof endReasons)[number] | null;
}

export const newChat: ChatState = {
  window: null,
  failure: null,
  isLoadingOlder: false,
  isLoadingNewer: false,
  readTo: null,
  unread: null,
  isKeptUnread: false,
  jump: null,
  present: [],
  typing: new Map(),
  ended: null,
};
