import { levelNumbers, rockColour } from '../../../shared/charts/levels.ts';
import { layerPath, stationPlaces, wayThrough } from './road-geometry.ts';
import type { Station } from './road-stations.ts';
import { StationMark } from './station-mark.tsx';

interface RoadPictureProps {
  stations: readonly Station[];
  className: string;
}

/** A layer for each category, in colour once it is taken, and the way over them. */
export function RoadPicture({ stations, className }: RoadPictureProps) {
  const of = stations.length;
  const places = stationPlaces(of);
  const marked = stations.map((station, index) => ({ station, place: places[index] }));
  const rock = (index: number) =>
    1 + Math.round((index * (levelNumbers.length - 1)) / Math.max(1, of - 1));
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute size-full">
        {marked.toReversed().map(({ station }, fromTop) => {
          const index = of - 1 - fromTop;
          return (
            <path
              key={station.progress.categoryType}
              d={layerPath(index + 1, of)}
              vectorEffect="non-scaling-stroke"
              strokeWidth="1.25"
              style={{
                fill: station.result ? rockColour(rock(index)) : pale(rockColour(rock(index))),
                stroke: `var(--color-edge-${rock(index)})`,
              }}
            />
          );
        })}
        <path
          d={wayThrough(places)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          strokeDasharray="0.1 5"
          strokeLinecap="round"
          className="stroke-ink"
        />
      </svg>
      {marked.map(({ station, place }) => (
        <span
          key={station.progress.categoryType}
          className="absolute -translate-1/2"
          style={{ left: `${place?.x}%`, top: `${place?.y}%` }}
        >
          <StationMark station={station} />
        </span>
      ))}
    </div>
  );
}

function pale(colour: string): string {
  return `color-mix(in oklab, ${colour} 45%, var(--color-surface))`;
}
