import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { doubleWithin, gestureOf, holdAfter, type Side, sideOf, type Touch } from './taps.ts';

interface Touches {
  /** One tap, or a click. */
  readonly toggle: () => void;
  /** Two taps on a side. */
  readonly skip: (by: 1 | -1) => void;
  /** While a finger rests on the film. */
  readonly hold: (isHeld: boolean) => void;
  readonly swipeDown: () => void;
  /** Two clicks. */
  readonly fullScreen: () => void;
}

interface Finger extends Touch {
  readonly id: number;
}

/** What a finger and a mouse do on the film. */
export function useTouches({ toggle, skip, hold, swipeDown, fullScreen }: Touches) {
  const finger = useRef<Finger | null>(null);
  const isHeld = useRef(false);
  /** Whether the latest press was a finger’s: browsers make clicks of it, too. */
  const isTouched = useRef(false);
  const holding = useTimer();
  const tapped = useTimer();
  const tappedSide = useRef<Side>('middle');

  function tap(x: number, width: number): void {
    const side = sideOf(x, width);
    const isSecond = tapped.stop() && side === tappedSide.current;
    tappedSide.current = side;
    if (side === 'middle') return toggle();
    // A second tap on a side skips; a third goes on.
    if (isSecond) skip(side === 'left' ? -1 : 1);
    tapped.start(isSecond ? () => undefined : toggle, doubleWithin);
  }

  function end(up: Touch | null, width = 0): void {
    holding.stop();
    const down = finger.current;
    finger.current = null;
    if (isHeld.current) hold((isHeld.current = false));
    else if (down && up) {
      const gesture = gestureOf(down, up);
      if (gesture === 'tap') tap(up.x, width);
      if (gesture === 'swipe_down') swipeDown();
    }
  }

  return {
    onPointerDown({ pointerType, pointerId: id, currentTarget, clientX, clientY }: Pointer) {
      isTouched.current = pointerType === 'touch';
      if (!isTouched.current || finger.current) return;
      const { left, top } = currentTarget.getBoundingClientRect();
      finger.current = { id, x: clientX - left, y: clientY - top };
      holding.start(() => hold((isHeld.current = true)), holdAfter);
    },
    onPointerUp({ pointerId, currentTarget, clientX, clientY }: Pointer) {
      if (finger.current?.id !== pointerId) return;
      const { left, top, width } = currentTarget.getBoundingClientRect();
      end({ x: clientX - left, y: clientY - top }, width);
    },
    onPointerCancel: () => end(null),
    onContextMenu(event: MouseEvent) {
      if (finger.current) event.preventDefault();
    },
    onClick({ detail }: MouseEvent) {
      if (!isTouched.current && detail <= 1) toggle();
    },
    onDoubleClick() {
      if (isTouched.current) return;
      // The first click has started or stopped it.
      toggle();
      fullScreen();
    },
  };
}

type Pointer = PointerEvent<HTMLElement>;

function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    const isRunning = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return isRunning;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** @returns whether it was running */
    stop,
    start(run: () => void, milliseconds: number) {
      stop();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        run();
      }, milliseconds);
    },
  };
}
