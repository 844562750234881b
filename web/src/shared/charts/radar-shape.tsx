import { type Point, polygon } from './radar-geometry.ts';

interface RadarShapeProps {
  centre: Point;
  /** One per axis; null where there is no value. */
  points: readonly (Point | null)[];
  isPrevious?: boolean;
}

const isPoint = (point: Point | null): point is Point => point !== null;

/** One moment's values: an area when all are known, else a spoke for each that is. */
export function RadarShape({ centre, points, isPrevious = false }: RadarShapeProps) {
  const known = points.filter(isPoint);
  const look = isPrevious
    ? { strokeWidth: 1.5, strokeDasharray: '1.5 4', className: 'fill-none stroke-ink-2' }
    : { strokeWidth: 2, className: 'fill-accent/12 stroke-accent' };
  return (
    <g strokeLinejoin="round" strokeLinecap="round" {...look}>
      {known.length === points.length ? (
        <polygon points={polygon(known)} />
      ) : (
        known.map(({ x, y }) => <path key={`${x},${y}`} d={`M${centre.x} ${centre.y}L${x} ${y}`} />)
      )}
    </g>
  );
}
