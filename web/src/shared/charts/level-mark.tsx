import { levelColour } from './levels.ts';

/** By month `YYYY-MM`: the level that was reached then, from below or from above. */
export type LevelMarks = ReadonlyMap<string, { level: number; direction: 'up' | 'down' }>;

interface LevelMarkProps {
  mark: { level: number; direction: 'up' | 'down' } | undefined;
  x: number;
  /** The foot of the chart, on which the mark stands. */
  y: number;
}

/** A small peak or hollow at the foot of a month that reached another level. */
export function LevelMark({ mark, x, y }: LevelMarkProps) {
  if (!mark) return null;
  const shape =
    mark.direction === 'up' ? `M${x - 5} ${y - 2}h10l-5-8z` : `M${x - 5} ${y - 10}h10l-5 8z`;
  return <path d={shape} fill={levelColour(mark.level)} />;
}
