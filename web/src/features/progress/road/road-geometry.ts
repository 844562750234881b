import { curveMonotoneX, line } from 'd3-shape';

/** The drawing is a hundred wide and high, and stretched to its place. */
const size = 100;
const samples = 14;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How high a layer's upper edge runs at `x`: low on the left, a hill on the right; 1 is lowest. */
function edgeAt(layer: number, of: number, x: number): number {
  const [left, right] = [17 / of, 88 / of];
  const u = Math.min(1, Math.max(0, (x - 12) / 83));
  return size - layer * (left + (right - left) * u * u * (3 - 2 * u));
}

const smooth = line<Place>()
  .x(({ x }) => x)
  .y(({ y }) => y)
  .curve(curveMonotoneX)
  .digits(2);

/** The outline of a layer, down to the foot of the drawing. */
export function layerPath(layer: number, of: number): string {
  const edge = Array.from({ length: samples + 1 }, (_, index) => {
    const x = (size * index) / samples;
    return { x, y: edgeAt(layer, of, x) };
  });
  return `${smooth(edge)}V${size}H0Z`;
}

/** Where the stations stand: each over the middle of its column, on the edge of its own layer. */
export function stationPlaces(of: number): Place[] {
  return Array.from({ length: of }, (_, index) => {
    const x = (size * (index + 0.5)) / of;
    return { x, y: edgeAt(index + 1, of, x) };
  });
}

/** The way from station to station. */
export function wayThrough(places: readonly Place[]): string {
  return smooth([...places]) ?? '';
}
