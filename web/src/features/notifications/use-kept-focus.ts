import type { Notification } from '@stratum/contract/notifications';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Finds who takes over the focus, among the rows as they then are. */
type FindHeir = (rows: readonly HTMLElement[]) => Element | null | undefined;

interface KeptFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Called before the list changes in a way that may take the focused button away. */
  keep(find: FindHeir): void;
  /** The list does not change after all. */
  forget(): void;
}

/** Whoever works by keyboard goes on where the list has changed, not at the top of the page. */
export function useKeptFocus(items: readonly Notification[]): KeptFocus {
  const list = useRef<HTMLDivElement>(null);
  const heir = useRef<FindHeir>(null);
  useLayoutEffect(() => {
    const find = heir.current;
    heir.current = null;
    if (!find || document.activeElement !== document.body) return;
    const found = find([...(list.current?.querySelectorAll('li') ?? [])]);
    if (found instanceof HTMLElement) found.focus();
    else focusHeading();
  }, [items]);
  return {
    list,
    keep(find) {
      heir.current = find;
    },
    forget() {
      heir.current = null;
    },
  };
}

function focusHeading(): void {
  const heading = document.querySelector('main h1, h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
