import type { ReactNode } from 'react';

interface DayItemProps {
  isToday: boolean;
  isChosen: boolean;
  /** Absent for a day that cannot be filled in. */
  onOpen: (() => void) | undefined;
  className: string;
  children: ReactNode;
}

/** A day in a row of days: a button where it can be filled in. */
export function DayItem({ isToday, isChosen, onOpen, className, children }: DayItemProps) {
  const current = isToday ? 'date' : undefined;
  if (!onOpen) {
    return (
      <li aria-current={current}>
        <div className={className}>{children}</div>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        aria-current={current}
        aria-pressed={isChosen}
        onClick={onOpen}
        className={`focus-ring cursor-pointer transition-colors hover:bg-hover ${className}`}
      >
        {children}
      </button>
    </li>
  );
}
