import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Chat } from '../data/chat.ts';
import type { ChatState } from '../data/chat-state.ts';
import { mostKept } from '../data/chat-window.ts';
import type { Row } from './rows.ts';
import { keepPlace, keptPlace } from './scroll-place.ts';

/** Pixels from an end at which the next page is asked for. */
const reach = 1_200;
/** Pixels from the end at which the log counts as being there. */
const atEnd = 24;
/** Pixels of what was read that stay in sight above the unread line. */
const aboveLine = 72;

interface LogScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<VirtualizerHandle | null>;
  readonly onScroll: () => void;
  /** Not to be seen before it stands where it belongs. */
  readonly isPlaced: boolean;
  readonly isAtEnd: boolean;
  /** The message that a jump has led to, for a moment. */
  readonly markedKey: string | null;
}

/**
 * Where the log stands: it keeps to the end while the reader is there, stays in place when older
 * messages come above, asks for more near its ends, and tells what has been seen.
 */
export function useLogScroll(chat: Chat, state: ChatState, rows: readonly Row[]): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const sticks = useRef(true);
  const lastOffset = useRef(0);
  const [isPlaced, setPlaced] = useState(false);
  const [isAtEnd, setAtEnd] = useState(true);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const { window: kept, jump } = state;

  const toEnd = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  };

  const look = () => {
    const handle = list.current;
    const element = scroller.current;
    if (!handle || !element || !kept || document.visibilityState === 'hidden') return;
    const bottom = element.scrollTop + element.clientHeight;
    const lastRow = handle.findItemIndex(bottom - startOf(element));
    // What is only begun to be seen at the foot has not been read, save where the log ends.
    const seen = distanceToEnd(element) <= atEnd ? rows.length - 1 : lastRow - 1;
    for (let index = Math.min(seen, rows.length - 1); index >= 0; index -= 1) {
      const row = rows[index];
      if (row?.kind === 'message') {
        chat.see(row.message.timetoken);
        return;
      }
    }
  };

  const settle = () => {
    const element = scroller.current;
    if (!element || !isPlaced) return;
    const left = distanceToEnd(element);
    const isUp = element.scrollTop < lastOffset.current - 1;
    lastOffset.current = element.scrollTop;
    if (left <= atEnd) sticks.current = kept?.isEnd ?? true;
    else if (isUp) sticks.current = false;
    setAtEnd(left <= 4 * atEnd && (kept?.isEnd ?? true));
    if (element.scrollTop < reach) void chat.loadOlder();
    if (left < reach) void chat.loadNewer();
    look();
  };
  const settleLater = useEffectEvent(settle);

  // Where it begins: as it was left, at what is unread, or at the end.
  const place = useEffectEvent(() => {
    const left = keptPlace(chat);
    const leftAt = left ? rows.findIndex(({ key }) => key === left.key) : -1;
    const line = rows.findIndex(({ kind }) => kind === 'unread');
    if (left && leftAt >= 0) {
      sticks.current = false;
      list.current?.scrollToIndex(leftAt, { align: 'start', offset: -left.top });
    } else if (line >= 0) {
      sticks.current = false;
      list.current?.scrollToIndex(line, { align: 'start', offset: -aboveLine });
    } else toEnd();
  });

  const hasRows = kept !== null;
  useLayoutEffect(() => {
    if (!hasRows) return;
    place();
    // Rows are measured in the first frames; what moves then is not to be seen.
    let frame = requestAnimationFrame(() => {
      if (sticks.current) toEnd();
      frame = requestAnimationFrame(() => {
        if (sticks.current) toEnd();
        setPlaced(true);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [hasRows]);

  const leave = useEffectEvent(() => {
    const handle = list.current;
    const element = scroller.current;
    if (!handle || !element) return;
    if (sticks.current) return keepPlace(chat, null);
    const index = handle.findItemIndex(element.scrollTop - startOf(element));
    const key = rows[index]?.key;
    const top = handle.getItemOffset(index) + startOf(element) - element.scrollTop;
    keepPlace(chat, key === undefined ? null : { key, top });
  });
  useLayoutEffect(() => leave, []);

  // Pictures arrive, the composer grows, a keyboard opens: the end stays in sight.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (sticks.current) toEnd();
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (sticks.current) toEnd();
  }, [rows]);

  useEffect(() => {
    if (isPlaced) settleLater();
  }, [rows, isPlaced]);
  useEffect(() => {
    const onVisible = () => settleLater();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const follow = useEffectEvent(() => {
    if (!jump) return;
    if (jump.to === 'end') {
      sticks.current = true;
      toEnd();
    } else {
      const index = rows.findIndex(
        (row) => row.kind === 'message' && row.message.timetoken >= jump.to,
      );
      sticks.current = false;
      list.current?.scrollToIndex(index, { align: 'center' });
      if (jump.isMarked) setMarkedKey(rows[index]?.key ?? null);
    }
    chat.arrived();
  });
  useEffect(() => {
    if (jump && isPlaced) follow();
  }, [jump, isPlaced]);
  useEffect(() => {
    if (markedKey === null) return;
    const timer = setTimeout(() => setMarkedKey(null), markedFor);
    return () => clearTimeout(timer);
  }, [markedKey]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !kept || kept.messages.length <= mostKept) return;
    chat.trim(element.scrollTop > distanceToEnd(element) ? 'start' : 'end');
  }, [chat, kept]);

  return { scroller, list, onScroll: settle, isPlaced, isAtEnd, markedKey };
}

/** Milliseconds for which a message that was jumped to stands out. */
const markedFor = 2_400;

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

/** What stands above the rows: the room that a short conversation leaves. */
function startOf(scroller: HTMLElement): number {
  const [first] = scroller.children;
  return first instanceof HTMLElement ? first.offsetHeight : 0;
}
