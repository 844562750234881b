import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusWithoutScroll, pageHeading } from './scroll-to.ts';

/** Finds what takes over the focus, among the rows as they then are. */
type FindTarget = (rows: readonly HTMLElement[]) => Element | null | undefined;

interface RestoreListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Called before the list changes in a way that may take the focused button away. */
  prepare(find: FindTarget): void;
  /** The list does not change after all. */
  cancel(): void;
}

/** Keyboard work goes on where the list has changed, not at the top of the page. */
export function useRestoreListFocus(items: readonly unknown[]): RestoreListFocus {
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef<FindTarget>(null);
  useLayoutEffect(() => {
    const find = pending.current;
    pending.current = null;
    if (!find || document.activeElement !== document.body) return;
    const found = find([...(list.current?.querySelectorAll('li') ?? [])]);
    if (found instanceof HTMLElement) found.focus();
    else focusWithoutScroll(pageHeading());
  }, [items]);
  return {
    list,
    prepare(find) {
      pending.current = find;
    },
    cancel() {
      pending.current = null;
    },
  };
}
