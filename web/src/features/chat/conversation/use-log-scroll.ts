import { useEffect, useEffectEvent } from 'react';
import type { Chat } from '../data/chat.ts';
import type { ChatWindow } from '../data/chat-window.ts';
import { mostKept } from '../data/chat-window.ts';
import type { LogView } from './log-view.ts';
import type { Row } from './rows.ts';

/** Pixels from an end at which the next page is asked for. */
const reach = 1_200;
/** Pixels from the end at which the log counts as being there. */
const atEnd = 24;
/** Pixels from the end at which the way back to it is offered, where nothing there is unread. */
const farFromEnd = 120;

interface Followed {
  readonly view: LogView;
  readonly chat: Chat;
  readonly window: ChatWindow | null;
  readonly rows: readonly Row[];
  readonly isPlaced: boolean;
  readonly hasUnread: boolean;
}

/** Follows the reader: asks for more near the ends, and tells what has been seen. */
export function useLogScroll(followed: Followed) {
  const { view, chat, window: kept, rows, isPlaced, hasUnread } = followed;
  const isEnd = kept?.isEnd ?? true;
  const settle = useEffectEvent((isUp: boolean) => {
    if (!isPlaced) return;
    const left = view.distanceToEnd();
    if (left <= atEnd) view.stick(isEnd);
    else if (isUp) view.stick(false);
    const near = hasUnread ? atEnd : farFromEnd;
    view.state.setState({ isAtEnd: isEnd && (view.sticks() || left <= near) });
    if ((view.scroller()?.scrollTop ?? 0) < reach) void chat.loadOlder();
    if (left < reach) void chat.loadNewer();
    if (document.visibilityState === 'visible') chat.see(lastSeen(view, rows, isEnd));
  });

  useEffect(() => {
    const scroller = view.scroller();
    let lastTop = scroller?.scrollTop ?? 0;
    function onScroll(): void {
      const top = scroller?.scrollTop ?? 0;
      settle(top < lastTop - 1);
      lastTop = top;
    }
    const onVisible = () => settle(false);
    scroller?.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      scroller?.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [view]);
  useEffect(() => {
    if (isPlaced) settle(false);
  }, [rows, isPlaced, hasUnread]);

  useEffect(() => {
    if (!kept || kept.messages.length <= mostKept) return;
    chat.trim((view.scroller()?.scrollTop ?? 0) > view.distanceToEnd() ? 'start' : 'end');
  }, [view, chat, kept]);
}

/** The place of the last message that was seen whole; of any, where the log ends. */
function lastSeen(view: LogView, rows: readonly Row[], isEnd: boolean): string {
  const isAll = isEnd && view.distanceToEnd() <= atEnd;
  const foot = view.offset() + (view.scroller()?.clientHeight ?? 0);
  const seen = isAll ? rows.length : (view.list()?.findItemIndex(foot) ?? 0);
  const last = rows.slice(0, seen).findLast((row) => row.kind === 'message');
  return last?.message.timetoken ?? '';
}
