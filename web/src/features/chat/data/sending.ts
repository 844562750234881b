import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId } from '@stratum/contract/ids';
import { useMemo } from 'react';
import { randomKey } from '../../../shared/api/idempotency.ts';
import type { RouteBody } from '../../../shared/api/route-input.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  useOutbox,
} from '../../../shared/outbox/index.ts';
import { openedChat } from './chats.ts';

const { sendMessage } = chatEndpoints;

type NewMessage = RouteBody<typeof sendMessage>;

/** A message that the server does not have yet. */
export interface WaitingMessage {
  readonly entry: OutboxEntry;
  readonly message: NewMessage;
}

/** What is sent, without the id by which its repetition is known. */
export type MessageToSend = Omit<NewMessage, 'clientId'>;

const objectOf = (groupId: GroupId) => `chat/${groupId}`;

/** Sends a message: it is shown at once, and kept until the server has it. */
export function send(groupId: GroupId, message: MessageToSend, label: string): void {
  const body = { ...message, clientId: randomKey() };
  const input = { params: { ppauGroupId: groupId }, body };
  enqueue({ endpoint: sendMessage, input, object: objectOf(groupId), label });
}

followWrites(sendMessage, {
  taken: (_, message) => openedChat(message.groupId)?.answer(message, true),
  refused: () => undefined,
});

/** The messages that wait to be sent to a group, oldest first. */
export function useWaitingMessages(groupId: GroupId): readonly WaitingMessage[] {
  const entries = useOutbox(objectOf(groupId));
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const input = inputFor(entry, sendMessage);
        return input ? [{ entry, message: input.body }] : [];
      }),
    [entries],
  );
}
