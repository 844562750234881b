import { startTransition, useEffect, useState } from 'react';

/** So many are drawn in one frame: more would hold up typing and pressing on a slow telephone. */
const rowsInFrame = 4;

/** How many rows of a list that unfolds are drawn: the first at once, the others in the frames after. */
export function useRowsDrawn(count: number): number {
  const [drawn, setDrawn] = useState(() => allFrom(rowsInFrame, count));
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const frame = requestAnimationFrame(() =>
      // In pieces, between which a press is answered.
      startTransition(() => setDrawn(allFrom(drawn + rowsInFrame, count))),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}

/** Once all are there, those that are added are drawn at once. */
function allFrom(drawn: number, count: number): number {
  return drawn >= count ? Number.POSITIVE_INFINITY : drawn;
}
