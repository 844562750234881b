import { useGesture } from '@use-gesture/react';
import { type RefObject, useState } from 'react';

const closest = 5;
const doubled = 2.5;

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const whole: View = { scale: 1, x: 0, y: 0 };

/** Looks closer at a picture: by two fingers, the wheel, a double press, or `+` and `-`. */
export function useZoom(area: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(whole);

  /** Never past the edges of what is looked at. */
  function look({ scale, x, y }: View): void {
    const { clientWidth = 0, clientHeight = 0 } = area.current ?? {};
    const kept = Math.min(closest, Math.max(1, scale));
    const within = (value: number, size: number) => {
      const most = (size * (kept - 1)) / 2;
      return Math.min(most, Math.max(-most, value));
    };
    setView({ scale: kept, x: within(x, clientWidth), y: within(y, clientHeight) });
  }

  useGesture(
    {
      onPinch: ({ offset: [scale] }) => look({ ...view, scale }),
      onDrag: ({ delta: [x, y], swipe: [swiped], pinching }) => {
        if (pinching) return;
        if (view.scale > 1) look({ ...view, x: view.x + x, y: view.y + y });
        else if (swiped !== 0) onSwipe(swiped > 0 ? -1 : 1);
      },
      onWheel: ({ event, delta: [, y] }) => {
        event.preventDefault();
        look({ ...view, scale: view.scale * Math.exp(-y / 400) });
      },
    },
    {
      target: area,
      eventOptions: { passive: false },
      pinch: { scaleBounds: { min: 1, max: closest }, from: () => [view.scale, 0] },
      drag: { filterTaps: true },
    },
  );

  return {
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    isClose: view.scale > 1,
    toggle: () => setView(view.scale > 1 ? whole : { ...whole, scale: doubled }),
    closer: (factor: number) => look({ ...view, scale: view.scale * factor }),
  };
}
