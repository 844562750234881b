import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { Message } from '@stratum/contract/message';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { openedChat } from '../data/chats.ts';

/**
 * Gives a message of one's own other words.
 * @returns why that was refused; null where it was not
 */
export async function editMessage(message: Message, body: string): Promise<string | null> {
  const params = { ppauGroupId: message.groupId, messageId: message.id };
  try {
    const changed = await callRoute(chatEndpoints.editMessage, { params, body: { body } });
    openedChat(message.groupId)?.answer(changed, false);
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return Object.values(error.fields)[0] ?? error.message;
  }
}
