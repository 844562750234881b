import type { StreakLayer } from './streak-layers.ts';

interface CoreProps {
  /** The first one lowest. */
  layers: readonly StreakLayer[];
  className?: string;
}

const [width, height] = [100, 240];
/** Room for the sun that stands behind the uppermost layer. */
const top = 16;

/** A core of rock: a layer for each day, darker the more was won on it; dotted where one is left out. */
export function Core({ layers, className = '' }: CoreProps) {
  const thickness = (height - top) / Math.max(1, layers.length);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      <circle cx="62" cy={top + 4} r="16" className="fill-sun" />
      {layers.map(({ date, points }, index) => (
        <Layer
          key={date}
          points={points}
          foot={height - index * thickness}
          thickness={thickness}
          tilt={Math.sin(index * 1.7)}
        />
      ))}
    </svg>
  );
}

interface LayerProps {
  points: number;
  /** Where it ends, from above. */
  foot: number;
  thickness: number;
  /** -1 to 1. */
  tilt: number;
}

function Layer({ points, foot, thickness, tilt }: LayerProps) {
  const rise = tilt * thickness * 0.3;
  if (points === 0) {
    const middle = foot - thickness / 2;
    return (
      <path
        d={`M2 ${middle}H${width - 2}`}
        strokeWidth="2"
        strokeDasharray="0 4"
        strokeLinecap="round"
        className="stroke-ink-2"
      />
    );
  }
  const [low, high] = [foot - thickness * 0.1, foot - thickness * 0.9];
  const edge = (y: number, from: number, to: number) =>
    `${from} ${y + rise}C${from + (to - from) * 0.35} ${y - rise} ${from + (to - from) * 0.65} ${y + rise} ${to} ${y - rise}`;
  const back = `${width} ${low - rise}C${width * 0.65} ${low + rise} ${width * 0.35} ${low - rise} 0 ${low + rise}`;
  return (
    <path d={`M${edge(high, 0, width)}L${back}Z`} style={{ fill: `var(--color-win-${points})` }} />
  );
}
