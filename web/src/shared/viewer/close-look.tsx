import { type ReactNode, useRef } from 'react';
import { useKeys } from './use-keys.ts';
import { useZoom } from './use-zoom.ts';

interface CloseLookProps {
  /** Swiped to the next one, or the one before. */
  onSwipe: (step: 1 | -1) => void;
  children: ReactNode;
}

/** What can be looked at more closely. */
export function CloseLook({ onSwipe, children }: CloseLookProps) {
  const area = useRef<HTMLDivElement>(null);
  const { transform, isClose, toggle, closer } = useZoom(area, onSwipe);
  useKeys({ '+': () => closer(1.5), '-': () => closer(1 / 1.5) });
  return (
    <div
      ref={area}
      onDoubleClick={toggle}
      className={`relative min-h-0 touch-none overflow-hidden ${isClose ? 'cursor-grab' : 'cursor-zoom-in'}`}
    >
      <div className="size-full p-2 sm:p-6" style={{ transform }}>
        {children}
      </div>
    </div>
  );
}
