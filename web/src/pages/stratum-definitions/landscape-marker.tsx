import { levelNumbers } from '../../shared/charts/levels.ts';
import { edgesAt, heightOf, width } from '../../shared/charts/ridge-geometry.ts';

const at = width * 0.84;
const sky = Math.round((edgesAt(at)[levelNumbers.length] ?? 0) - 34);

/** Stands on the level that the reader has reached, and goes there when it changes. */
export function LandscapeMarker({ level }: { level: number }) {
  const foot = Math.round(heightOf(level, at));
  return (
    <g className="pointer-events-none" aria-hidden="true">
      <path d={`M${at} ${sky}V${foot}`} strokeWidth="1.25" className="stroke-ink" />
      <circle cx={at} cy={foot} r="7" strokeWidth="2.5" className="fill-page stroke-ink" />
      <text
        x={at}
        y={sky - 12}
        textAnchor="middle"
        className="fill-ink font-display text-h1 font-light max-md:hidden"
      >
        {level}
      </text>
    </g>
  );
}
