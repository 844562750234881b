import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Chat } from '../data/chat.ts';
import type { LogView } from './log-view.ts';
import type { Row } from './rows.ts';
import { keepPlace, keptPlace } from './scroll-place.ts';

/** Pixels of what was read that stay in sight above the unread line. */
const aboveLine = 72;

/**
 * Begins where the conversation was left, at what is unread, or at its end; and keeps where it is
 * left. @returns false until it stands there
 */
export function useLogPlace(view: LogView, chat: Chat, rows: readonly Row[] | null): boolean {
  const [isPlaced, setPlaced] = useState(false);
  const hasRows = rows !== null;

  const enter = useEffectEvent(() => {
    const left = keptPlace(chat);
    const leftAt = rows?.findIndex(({ key }) => key === left?.key) ?? -1;
    const line = rows?.findIndex(({ kind }) => kind === 'unread') ?? -1;
    if (left && leftAt >= 0) view.toRow(leftAt, 'start', -left.top);
    else if (line >= 0) view.toRow(line, 'start', -aboveLine);
    else view.toEnd();
  });
  const settle = useEffectEvent(() => {
    if (view.sticks()) view.toEnd();
    setPlaced(true);
  });
  useLayoutEffect(() => {
    if (!hasRows) return;
    enter();
    // Rows are measured in the first frames; what moves then is not to be seen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => settle());
    });
    return () => cancelAnimationFrame(frame);
  }, [hasRows]);

  const leave = useEffectEvent(() => {
    const list = view.list();
    if (!list || !rows) return;
    const index = list.findItemIndex(view.offset());
    const key = rows[index]?.key;
    const isKept = !view.sticks() && key !== undefined;
    keepPlace(chat, isKept ? { key, top: list.getItemOffset(index) - view.offset() } : null);
  });
  useLayoutEffect(() => () => leave(), []);
  return isPlaced;
}
