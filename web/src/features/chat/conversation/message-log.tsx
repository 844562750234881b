import type { Message } from '@stratum/contract/message';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import { useStore } from 'zustand/react';
import type { Chat } from '../data/chat.ts';
import type { ChatState } from '../data/chat-state.ts';
import { createLogView } from './log-view.ts';
import { NewestPill } from './newest-pill.tsx';
import type { Row } from './rows.ts';
import { useLogJump } from './use-log-jump.ts';
import { useLogPlace } from './use-log-place.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export interface RowState {
  readonly isActive: boolean;
  readonly isMarked: boolean;
  readonly onFocus: () => void;
}

interface MessageLogProps {
  chat: Chat;
  state: ChatState;
  rows: readonly Row[];
  /** What is unread below what is seen. */
  unreadCount: number;
  renderRow: (row: Row, state: RowState) => ReactElement;
  /** A key of the conversation was pressed on a message. */
  onMessageKey: (key: string, message: Message) => boolean;
  onLeave: () => void;
}

/** The messages of a group, of which those near what is seen are drawn. */
export function MessageLog(props: MessageLogProps) {
  const { chat, state, rows, unreadCount, renderRow, onMessageKey, onLeave } = props;
  const { t } = useTranslation('features/chat');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [view] = useState(createLogView);
  const { setScroller, setList } = view;
  const { isAtEnd, markedKey } = useStore(view.state);
  const isPlaced = useLogPlace(view, chat, state.window && rows);
  const hasUnread = unreadCount > 0;
  useLogScroll({ view, chat, window: state.window, rows, isPlaced, hasUnread });
  useStickToEnd(view, rows);
  useLogJump(view, chat, isPlaced ? state.jump : null, rows);
  const shift = useShift(rows);
  const active = activeIndex(rows, markedKey ?? activeKey);

  function focusRow(index: number): void {
    const row = rows[index];
    if (!row) return;
    setActiveKey(row.key);
    view.list()?.scrollToIndex(index, { align: 'nearest' });
    requestAnimationFrame(() => {
      const scroller = view.scroller();
      // A key that came meanwhile may have led to the field.
      if (!scroller?.contains(document.activeElement)) return;
      const found = scroller.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`);
      found?.focus({ preventScroll: true });
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isOnRow = event.target instanceof HTMLElement && 'row' in event.target.dataset;
    if (event.key === 'Escape') return onLeave();
    if (!isOnRow || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const row = rows[active];
    if (step !== undefined) {
      event.preventDefault();
      const next = nextMessage(rows, active, step);
      if (next === null && step > 0) onLeave();
      else if (next !== null) focusRow(next);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      void (event.key === 'End' ? chat.jumpToEnd() : chat.loadOlder());
    } else if (row?.kind === 'message' && onMessageKey(event.key, row.message)) {
      event.preventDefault();
    }
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={setScroller}
        role="log"
        aria-label={t('messages')}
        aria-live="off"
        aria-busy={state.window === null}
        className={`absolute inset-0 flex flex-col overflow-x-hidden overflow-y-auto overscroll-contain px-4 scroll-auto md:px-6 ${isPlaced ? '' : 'opacity-0'}`}
        onKeyDown={onKeyDown}
      >
        <div className="flex-1" />
        <Virtualizer
          ref={setList}
          data={shift.rows}
          shift={shift.isShifted}
          keepMounted={active < 0 ? [] : [active]}
          bufferSize={400}
        >
          {(row, index) =>
            renderRow(row, {
              isActive: index === active,
              isMarked: row.key === markedKey,
              onFocus: () => setActiveKey(row.key),
            })
          }
        </Virtualizer>
      </div>
      {isPlaced && !isAtEnd && (
        <NewestPill
          count={unreadCount}
          onPress={() => void (hasUnread ? chat.jumpToUnread() : chat.jumpToEnd())}
        />
      )}
    </div>
  );
}

/** Whether rows have come to stand above those of the render before, or gone from there. */
function useShift(rows: readonly Row[]) {
  const [shown, setShown] = useState({ rows, isShifted: false });
  if (shown.rows === rows) return shown;
  const next = { rows, isShifted: firstMessage(rows) !== firstMessage(shown.rows) };
  setShown(next);
  return next;
}

function firstMessage(rows: readonly Row[]): string | undefined {
  return rows.find(({ kind }) => kind === 'message' || kind === 'waiting')?.key;
}

/** The message that the keys are on: the last one, before any was chosen. */
function activeIndex(rows: readonly Row[], key: string | null): number {
  const chosen = key === null ? -1 : rows.findIndex((row) => row.key === key);
  return chosen >= 0 ? chosen : rows.findLastIndex(({ kind }) => kind === 'message');
}

function nextMessage(rows: readonly Row[], from: number, step: number): number | null {
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    if (rows[index]?.kind === 'message') return index;
  }
  return null;
}
