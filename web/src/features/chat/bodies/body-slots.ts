import type { Message } from '@stratum/contract/message';
import type { BoardType } from '@stratum/contract/message-words';
import type { ReactNode } from 'react';

/** What other features put into the cards of messages. */
export interface BodySlots {
  /** In the card of a goal: who confirms its milestones. */
  readonly witness?: (message: Message) => ReactNode;
  /** Below a message: what the reader has attached to it. */
  readonly attached?: (message: Message) => ReactNode;
  /** At the foot of a board's card: where all boards are. */
  readonly boards?: (type: BoardType) => ReactNode;
}
