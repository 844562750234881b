import type { PointerEvent as ReactPointerEvent } from 'react';

/** Marks a row; those of one list are siblings. */
export const rowMark = { 'data-row': true } as const;

/**
 * Moves a row while its handle is dragged. By listeners of the window: a row that changes its place
 * in the document loses the pointer's capture.
 */
export function startRowDrag(
  { currentTarget: handle, button }: ReactPointerEvent<HTMLElement>,
  onMove: (from: number, to: number) => void,
): void {
  if (button !== 0) return;
  const drag = new AbortController();
  const { signal } = drag;
  const follow = ({ clientY }: PointerEvent) => {
    const move = moveAt(handle, clientY);
    if (move) onMove(move.from, move.to);
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', () => drag.abort(), { signal });
  window.addEventListener('pointercancel', () => drag.abort(), { signal });
}

/** Null until the pointer is past the middle of another row. */
function moveAt(handle: HTMLElement, y: number): { from: number; to: number } | null {
  const row = handle.closest('[data-row]');
  const rows = [...(row?.parentElement?.children ?? [])].filter((each) =>
    each.matches('[data-row]'),
  );
  const from = row ? rows.indexOf(row) : -1;
  const middles = rows.map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return top + height / 2;
  });
  const up = middles.findIndex((middle, index) => index < from && y < middle);
  if (up !== -1) return { from, to: up };
  const down = middles.findLastIndex((middle, index) => index > from && y > middle);
  return down === -1 ? null : { from, to: down };
}
