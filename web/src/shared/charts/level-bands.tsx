import type { LineFrame } from './level-line-geometry.ts';
import { levelColour, levelNumbers } from './levels.ts';

interface LevelBandsProps {
  frame: LineFrame;
  /** The level that is lit, if any. */
  current: number | null;
}

/** The nine levels as bands behind a line, each with its number. */
export function LevelBands({ frame, current }: LevelBandsProps) {
  return levelNumbers.map((level) => (
    <g key={level} fill={levelColour(level)} aria-hidden="true">
      <rect
        x={frame.left}
        y={frame.bandTop(level)}
        width={frame.plotWidth}
        height={frame.bandHeight}
        rx="3"
        opacity={level === current ? 0.2 : 0.09}
      />
      <text
        x={frame.left - 12}
        y={frame.bandTop(level) + frame.bandHeight / 2}
        dy=".35em"
        textAnchor="end"
        className="text-small font-semibold"
      >
        {level}
      </text>
    </g>
  ));
}
