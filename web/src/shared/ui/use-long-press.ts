import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds, and pixels by which a finger may move meanwhile. */
const heldFor = 450;
const stillWithin = 10;

/** A finger that stays where it is; a mouse has a menu of its own. */
export function useLongPress(onLongPress: () => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);

  function end(): void {
    if (held.current) clearTimeout(held.current.timer);
    held.current = null;
  }
  useEffect(() => end, []);

  return {
    onPointerDown({ pointerType, clientX: x, clientY: y, isPrimary }: PointerEvent) {
      end();
      if (pointerType !== 'touch' || !isPrimary) return;
      const timer = setTimeout(() => {
        end();
        onLongPress();
      }, heldFor);
      held.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!held.current) return;
      const { x, y } = held.current;
      if (Math.hypot(clientX - x, clientY - y) > stillWithin) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
