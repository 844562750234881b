import { useEffect, useEffectEvent } from 'react';
import type { Chat } from '../data/chat.ts';
import type { Jump } from '../data/chat-state.ts';
import type { LogView } from './log-view.ts';
import type { Row } from './rows.ts';

/** Milliseconds for which a message that was jumped to stands out. */
const markedFor = 2_400;

/** Goes where the conversation is told to, and marks what was meant for a moment. */
export function useLogJump(
  view: LogView,
  chat: Chat,
  jump: Jump | null,
  rows: readonly Row[],
): void {
  const follow = useEffectEvent(({ timetoken, isMarked }: Jump) => {
    if (timetoken === null) {
      view.stick(true);
      view.toEnd();
      return;
    }
    const index = rows.findIndex(
      (row) => row.kind === 'message' && row.message.timetoken >= timetoken,
    );
    view.toRow(index, 'center');
    const markedKey = rows[index]?.key ?? null;
    if (!isMarked) return;
    view.state.setState({ markedKey });
    setTimeout(() => {
      if (view.state.getState().markedKey === markedKey) view.state.setState({ markedKey: null });
    }, markedFor);
  });
  useEffect(() => {
    if (!jump) return;
    follow(jump);
    chat.arrived();
  }, [chat, jump]);
}
