import { useEffect, useState } from 'react';

/** Seconds between the end of a film and the next one. */
export const countdownSeconds = 8;

interface Countdown {
  /** Whether what it leads to may come: it begins anew each time. */
  readonly isOn: boolean;
  /** Whether it stands still, while somebody does what they would lose. */
  readonly isHeld: boolean;
  readonly onEnd: () => void;
}

/** Seconds that are left; null where nothing is counted, or somebody has stopped it. */
export function useCountdown({ isOn, isHeld, onEnd }: Countdown) {
  const [left, setLeft] = useState<number | null>(null);
  const [wasOn, setWasOn] = useState(false);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    setLeft(isOn ? countdownSeconds : null);
  }
  useEffect(() => {
    if (left === null || isHeld) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1_000);
    return () => clearTimeout(timer);
  }, [left, isHeld, onEnd]);
  return { left, stop: () => setLeft(null) };
}
