import { type KeyboardEvent, useState } from 'react';

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One tab stop for all points of a chart; arrows, Home and End go from point to point.
 * @param first the stop to begin with
 */
export function useRovingPoints(count: number, first: number) {
  const [chosen, setChosen] = useState({ of: first, index: first });
  // Other points, such as those of another year, begin at their own first stop.
  const stop = Math.min(chosen.of === first ? chosen.index : first, count - 1);
  const [shown, setShown] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent<SVGElement>) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const points = event.currentTarget.ownerSVGElement?.querySelectorAll('[data-point]');
    const next = points?.[move(stop, count - 1)];
    if (next instanceof SVGElement) next.focus();
  };
  return {
    /** The point whose value is to be shown, by focus or by pointer. */
    shown,
    pointProps: (index: number) => ({
      'data-point': index,
      tabIndex: index === stop ? 0 : -1,
      role: 'img',
      onKeyDown,
      onFocus: () => {
        setChosen({ of: first, index });
        setShown(index);
      },
      onBlur: () => setShown(null),
      onPointerEnter: () => setShown(index),
      onPointerLeave: () => setShown(null),
    }),
  };
}
