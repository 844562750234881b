import type { Habit } from '@stratum/contract/habits';
import { habitDrawings } from './habit-drawings.tsx';

interface HabitTileProps {
  habit: Habit;
  isYes: boolean;
  className?: string;
}

/** A habit's drawing; for yes a tilted layer wipes upward over it. Beside its name, so never said. */
export function HabitTile({ habit, isYes, className = 'size-11' }: HabitTileProps) {
  const { no, yes } = habitDrawings[habit];
  return (
    <span aria-hidden="true" className={`relative block flex-none ${className}`}>
      <svg viewBox="0 0 48 48" className="habit-drawing absolute inset-0 text-ink-2">
        <rect x=".875" y=".875" width="46.25" height="46.25" rx="13" className="stroke-outline" />
        {no}
      </svg>
      <svg
        viewBox="0 0 48 48"
        data-yes={isYes}
        className="habit-drawing habit-layer absolute inset-0 text-surface"
      >
        <rect width="48" height="48" rx="13" className="fill-ok stroke-none" />
        {yes}
      </svg>
    </span>
  );
}
