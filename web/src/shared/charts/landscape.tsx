import { levelNumbers, rockColour } from './levels.ts';
import { height, layerPath, width } from './ridge-geometry.ts';

const downwards = levelNumbers.toReversed();

/** The nine layers under a morning sky, as decoration. */
export function Landscape({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`sky flex items-end overflow-hidden rounded-card ${className}`}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMaxYMax slice"
        className="block h-full w-full md:h-3/4"
      >
        {downwards.map((level) => (
          <path
            key={level}
            d={layerPath(level)}
            fill={rockColour(level)}
            stroke={`var(--color-edge-${level})`}
            strokeWidth="1.25"
          />
        ))}
      </svg>
    </div>
  );
}
