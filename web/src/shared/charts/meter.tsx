import { levelColour, levelNumbers } from './levels.ts';

interface MeterProps {
  /** 1 to 9. */
  value: number;
  /** The whole sentence, such as “Mentality: 5.5 of 9”. */
  label: string;
  /** The values that the one is the mean of, drawn as a band below. */
  span?: readonly [number, number];
}

/** Nine segments, filled up to the value. */
export function Meter({ value, label, span }: MeterProps) {
  return (
    <div role="img" aria-label={label}>
      <div className="grid h-3 grid-cols-9 gap-0.75">
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
      {span && <Band from={Math.min(...span)} to={Math.max(...span)} />}
    </div>
  );
}

/** Below the segments, whose right edges are the whole levels; a point where both ends are one. */
function Band({ from, to }: { from: number; to: number }) {
  const least = 0.08;
  return (
    <svg
      viewBox={`0 0 ${levelNumbers.length} 1`}
      preserveAspectRatio="none"
      className="mt-1 block h-1 w-full"
    >
      <rect
        x={from - least / 2}
        width={to - from + least}
        height="1"
        rx="0.04"
        className="fill-ink-2"
      />
    </svg>
  );
}

/** How much of a level's layer a value fills, 0 to 1. */
export function filledPart(level: number, value: number): number {
  return Number(Math.max(0, Math.min(1, value - level + 1)).toFixed(2));
}
