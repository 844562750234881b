import { levelColour } from '../../../shared/charts/levels.ts';

/** The colour of a level, beside its number. */
export function LevelDot({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5 flex-none" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={levelColour(level)} />
    </svg>
  );
}
