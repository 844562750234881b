import type { VirtualizerHandle } from 'virtua';
import { createStore } from 'zustand/vanilla';

interface LogState {
  /** The reader is where the newest messages are. */
  readonly isAtEnd: boolean;
  /** The row that a jump has led to, for a moment. */
  readonly markedKey: string | null;
}

export type LogView = ReturnType<typeof createLogView>;

/** The scrolling element of a conversation: where it stands, and whether it keeps to the end. */
export function createLogView() {
  const state = createStore<LogState>()(() => ({ isAtEnd: true, markedKey: null }));
  let scroller: HTMLDivElement | null = null;
  let list: VirtualizerHandle | null = null;
  let sticks = true;
  return {
    state,
    setScroller(element: HTMLDivElement | null): void {
      scroller = element;
    },
    setList(handle: VirtualizerHandle | null): void {
      list = handle;
    },
    scroller: () => scroller,
    list: () => list,

    /** While true, what comes at the end moves the rest up. */
    sticks: () => sticks,
    stick(isSticking: boolean): void {
      sticks = isSticking;
    },

    toEnd(): void {
      if (scroller) scroller.scrollTop = scroller.scrollHeight;
    },
    /** Goes to a row; from there on the log stays where the reader is. */
    toRow(index: number, align: 'start' | 'center', offset = 0): void {
      sticks = false;
      list?.scrollToIndex(index, { align, offset });
    },
    /** Pixels below what is seen. */
    distanceToEnd: () =>
      scroller ? scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight : 0,
    /** Pixels from the first row's upper edge to what is seen. */
    offset(): number {
      const room = scroller?.children[0];
      const above = room instanceof HTMLElement ? room.offsetHeight : 0;
      return (scroller?.scrollTop ?? 0) - above;
    },
  };
}
