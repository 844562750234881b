import { useEffect, useLayoutEffect } from 'react';
import type { LogView } from './log-view.ts';
import type { Row } from './rows.ts';

/** Keeps the end in sight while the log sticks to it: messages and pictures arrive, a keyboard opens. */
export function useStickToEnd(view: LogView, rows: readonly Row[]): void {
  useEffect(() => {
    const element = view.scroller();
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (view.sticks()) view.toEnd();
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [view]);
  useLayoutEffect(() => {
    if (rows.length > 0 && view.sticks()) view.toEnd();
  }, [view, rows]);
}
