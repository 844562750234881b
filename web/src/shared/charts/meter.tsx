import { levelColour, levelNumbers } from './levels.ts';

interface MeterProps {
  /** 1 to 9. */
  value: number;
  /** The whole sentence, such as “Mentality: 5.5 of 9”. */
  label: string;
}

/** Nine segments, filled up to the value. */
export function Meter({ value, label }: MeterProps) {
  return (
    <div role="img" aria-label={label} className="grid h-3 grid-cols-9 gap-0.75">
      {levelNumbers.map((level) => (
        <svg
          key={level}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="size-full rounded-xs bg-track"
        >
          <rect width={filledPart(level, value)} height="1" fill={levelColour(level)} />
        </svg>
      ))}
    </div>
  );
}

/** How much of a level's layer a value fills, 0 to 1. */
export function filledPart(level: number, value: number): number {
  return Number(Math.max(0, Math.min(1, value - level + 1)).toFixed(2));
}
