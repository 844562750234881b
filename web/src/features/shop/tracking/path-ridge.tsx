import { useTranslation } from 'react-i18next';
import { rockColour } from '../../../shared/charts/levels.ts';
import { edgesAt, layerPath, width } from '../../../shared/charts/ridge-geometry.ts';
import { dayOf } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { Path, PathStep } from './path-steps.ts';

/** The layers it climbs, the highest of which carries the path. */
const layers = [5, 4, 3, 2, 1];
const top = 5;
/** Of the drawing's own heights. */
const [from, shownHeight] = [84, 536];
/** Where the five steps stand. */
const places = [88, 346, 618, 918, 1266];
const step = 8;

const heightAt = (x: number) => edgesAt(x)[top] ?? 0;

function along(first: number, last: number): string {
  const points: string[] = [];
  for (let x = first; x < last; x += step) points.push(`${x} ${heightAt(x).toFixed(1)}`);
  points.push(`${last} ${heightAt(last).toFixed(1)}`);
  return `M${points.join('L')}`;
}

/** The path of an order along a ridge: solid where it is past. The list beside it says the same. */
export function PathRidge({ path, className }: { path: Path; className: string }) {
  const { steps, reached, goesOn } = path;
  const here = placeOf(path);
  return (
    <svg
      viewBox={`0 ${from} ${width} ${shownHeight}`}
      aria-hidden="true"
      className={`block h-auto w-full ${className}`}
    >
      {layers.map((level) => (
        <path
          key={level}
          d={layerPath(level)}
          fill={rockColour(level)}
          stroke={`var(--color-edge-${level})`}
          strokeWidth="1.25"
        />
      ))}
      <g className="fill-none stroke-ink" strokeWidth="3" strokeLinecap="round">
        <path d={along(0, here)} />
        {goesOn && here < width && <path d={along(here, width)} strokeDasharray="0.1 9" />}
      </g>
      {steps.map((each, at) =>
        at <= reached || goesOn ? (
          <Station key={each.status} step={each} x={places[at] ?? 0} isPast={at <= reached} />
        ) : null,
      )}
      {reached === 3 && goesOn && <Parcel x={here} />}
      {path.end && <End path={path} x={here} />}
    </svg>
  );
}

/** How far the line is solid: between two steps where the parcel is on its way. */
function placeOf({ reached, goesOn, end }: Path): number {
  const at = places[reached] ?? 0;
  if (reached === places.length - 1) return goesOn && !end ? width : at;
  if (end) return Math.min(width, at + 120);
  return reached === 3 ? (at + (places[4] ?? width)) / 2 : at;
}

function Station({
  step: { status, at, expected },
  x,
  isPast,
}: {
  step: PathStep;
  x: number;
  isPast: boolean;
}) {
  const { t } = useTranslation('features/shop');
  const { t: tracking } = useTranslation('features/shop/tracking');
  const format = useFormat();
  const y = heightAt(x);
  const time = at
    ? `${format.dayShort(dayOf(new Date(at)))}, ${format.time(at)}`
    : expected
      ? tracking('expected', { day: format.dayShort(expected) })
      : '';
  return (
    <g>
      <path d={`M${x} ${y - 10}V${y - 38}`} className="stroke-ink" strokeWidth="1.5" />
      <circle
        cx={x}
        cy={y}
        r="10"
        className={isPast ? 'fill-ink' : 'fill-page stroke-ink'}
        strokeWidth="3"
      />
      {isPast && (
        <path
          d={`M${x - 4.5} ${y}l3.2 3.4 6-6.6`}
          className="fill-none stroke-page"
          strokeWidth="2"
        />
      )}
      <text
        x={x}
        y={y - 70}
        textAnchor={x < 120 ? 'start' : 'middle'}
        dx={x < 120 ? -20 : 0}
        className="fill-ink text-body font-semibold"
      >
        {t(`status.${status}`)}
      </text>
      <text
        x={x}
        y={y - 48}
        textAnchor={x < 120 ? 'start' : 'middle'}
        dx={x < 120 ? -20 : 0}
        className="fill-ink-2 text-label"
      >
        {time}
      </text>
    </g>
  );
}

function Parcel({ x }: { x: number }) {
  const y = heightAt(x);
  return (
    <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round">
      <circle cx={x} cy={y} r="19" strokeWidth="3" className="fill-page" />
      <path
        d={`M${x - 8} ${y - 4}l8-4.5 8 4.5v9l-8 4.5-8-4.5zm0 0 8 4.5 8-4.5m-8 4.5v9`}
        className="fill-none"
      />
    </g>
  );
}

function End({ path: { end }, x }: { path: Path; x: number }) {
  const { t } = useTranslation('features/shop');
  const y = heightAt(x);
  return (
    <g>
      <circle cx={x} cy={y} r="10" strokeWidth="3" className="fill-page stroke-danger" />
      <text x={x} y={y - 30} textAnchor="middle" className="fill-ink text-body font-semibold">
        {end && t(`status.${end.status}`)}
      </text>
    </g>
  );
}
