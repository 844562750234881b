import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { withReaction } from './toggled-reactions.ts';

const { reactToMessage, pinMessage, deleteMessage } = chatEndpoints;

/** Tells what a message has become. */
export type OnChanged = (message: Message) => void;

/** What one does to a message: seen at once where nothing is lost by it, put back where it fails. */
export function changesOf(message: Message, me: UserId, onChanged: OnChanged) {
  const params = { ppauGroupId: message.groupId, messageId: message.id };

  async function change(expected: Message, call: () => Promise<Message>): Promise<boolean> {
    onChanged(expected);
    try {
      onChanged(await call());
      return true;
    } catch (error) {
      onChanged(message);
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
      return false;
    }
  }

  return {
    react: (emoji: string | null) =>
      change({ ...message, reactions: withReaction(message.reactions, me, emoji) }, () =>
        callRoute(reactToMessage, { params, body: { emoji } }),
      ),
    pin: (pinned: boolean) =>
      change({ ...message, pinned }, () => callRoute(pinMessage, { params, body: { pinned } })),
    /** @returns whether it is gone */
    delete: () => change(message, () => callRoute(deleteMessage, { params })),
  };
}
