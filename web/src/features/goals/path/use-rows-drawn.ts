import { startTransition, useEffect, useState } from 'react';

/** So many come or go in one frame: more would hold up typing and pressing on a slow telephone. */
const rowsInFrame = 4;

/**
 * How many rows of a list are drawn. As it unfolds the first come at once and the others in the frames
 * after; as it folds, where it is hidden, they go in the same way.
 */
export function useRowsDrawn(count: number, isOpen = true): number {
  const [drawn, setDrawn] = useState(() => (isOpen ? allFrom(rowsInFrame, count) : 0));
  const there = Math.min(drawn, count);
  const next = isOpen ? allFrom(there + rowsInFrame, count) : Math.max(0, there - rowsInFrame);
  useEffect(() => {
    if (next === drawn) return;
    const frame = requestAnimationFrame(() =>
      // In pieces, between which a press is answered.
      startTransition(() => setDrawn(next)),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, next]);
  return isOpen ? Math.max(drawn, rowsInFrame) : drawn;
}

/** Once all are there, those that are added are drawn at once. */
function allFrom(drawn: number, count: number): number {
  return drawn >= count ? Number.POSITIVE_INFINITY : drawn;
}
