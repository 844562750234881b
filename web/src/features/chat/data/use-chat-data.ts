import type { GroupId } from '@stratum/contract/ids';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import type { Chat } from './chat.ts';
import type { ChatState } from './chat-state.ts';
import { chatOf } from './chats.ts';

/** §3, chatData: the messages of one group, kept up to date while it is shown. */
export function useChatData(groupId: GroupId): { chat: Chat; state: ChatState } {
  const chat = chatOf(groupId);
  const state = useStore(chat.store);
  useEffect(() => {
    chat.enter();
    return chat.enter;
  }, [chat]);
  return { chat, state };
}
