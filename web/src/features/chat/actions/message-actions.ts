import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { People } from '../bodies/people.ts';
import type { OnChanged } from './changes.ts';

/** A message, who looks at it, and what the page does where one of its actions is chosen. */
export interface MessageActionsProps {
  readonly message: Message;
  /** Pictures that were sent at once with it, itself among them; left out for one by itself. */
  readonly album?: readonly Message[];
  readonly people: People;
  readonly me: UserId;
  readonly isAdmin: boolean;
  readonly onChanged: OnChanged;
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onMarkUnread: (message: Message) => void;
  /** Attaches something of the reader's own to it; left out where the page has none. */
  readonly onAttach?: ((message: Message) => void) | undefined;
  /** Left out where the page has none. */
  readonly onReport?: ((message: Message) => void) | undefined;
  /** Blocks who wrote it, or ends that. */
  readonly onBlock?: ((userId: UserId) => void) | undefined;
}

/** What opens over the conversation for an action. */
export type OpenedAction = 'picker' | 'who' | 'delete' | null;
