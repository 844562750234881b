import { type KeyboardEvent, useState } from 'react';

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop for all points of a chart; arrows, Home and End go from point to point. */
export function useRovingPoints(count: number, first: number) {
  const [stop, setStop] = useState(first);
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
      tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
      role: 'img',
      onKeyDown,
      onFocus: () => {
        setStop(index);
        setShown(index);
      },
      onBlur: () => setShown(null),
      onPointerEnter: () => setShown(index),
      onPointerLeave: () => setShown(null),
    }),
  };
}
