import { levelNumbers, rockColour } from './levels.ts';
import { edgesAt, height, heightOf, layerPath, width } from './ridge-geometry.ts';

interface RidgesProps {
  /** Where the marker stands, and how that is written. */
  score: number;
  scoreText: string;
  /** The picture in words. */
  label: string;
  className?: string;
}

const numeralsAt = width - 44;
const markerAt = width * 0.66;
const downwards = levelNumbers.toReversed();

/** The signature drawing: nine layers of rock, night (1) in front, dawn (9) behind. */
export function Ridges({ score, scoreText, label, className = '' }: RidgesProps) {
  const summit = edgesAt(markerAt)[levelNumbers.length] ?? 0;
  const foot = heightOf(score, markerAt);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
      className={`block w-full ${className}`}
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
      {levelNumbers.map((level) => (
        <text
          key={level}
          x={numeralsAt}
          y={heightOf(level, numeralsAt)}
          dy=".36em"
          textAnchor="middle"
          fill={`var(--color-numeral-${level})`}
          className="text-label font-semibold forced-color-adjust-none max-md:text-numeral"
        >
          {level}
        </text>
      ))}
      <g className="stroke-ink">
        <path
          d={`M${markerAt} ${Math.round(summit - 54)}V${Math.round(foot)}`}
          strokeWidth="1.25"
        />
        <circle
          cx={markerAt}
          cy={Math.round(foot)}
          r="6.5"
          strokeWidth="2.5"
          className="fill-page"
        />
      </g>
      <text
        x={markerAt}
        y={Math.round(summit - 68)}
        textAnchor="middle"
        className="fill-ink font-display text-h1 font-light max-md:text-figure"
      >
        {scoreText}
      </text>
    </svg>
  );
}
