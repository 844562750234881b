import { chatRoutes } from '@stratum/contract/chat';
import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

let count = 0;

/** Sends a text to a group. */
export async function sendText(
  sender: SignedInUser,
  ppauGroupId: GroupId,
  body: string,
  more: { readonly clientId?: string; readonly replyTo?: Message['id'] } = {},
): Promise<Message> {
  count += 1;
  const message = { clientId: `text-${count}`, type: 'text', body, ...more } as const;
  const sent = { params: { ppauGroupId }, body: message };
  return dataOf(await sender.call(chatRoutes.sendMessage, sent));
}
