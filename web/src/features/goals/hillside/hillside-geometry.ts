/** The drawing's own units. */
export const width = 420;
export const height = 208;
const [left, right] = [22, width - 22];
const [foot, summit] = [156, 74];
/** Layers of rock below the path. */
export const layerCount = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The start and each ledge, from left to right.
 * @param shares how much of the time has passed at each ledge, 0 to 1, ascending
 */
export function ledges(shares: readonly number[]): Point[] {
  const ends = shares.length > 0 ? shares : [1];
  return [0, ...ends].map((share, index) => ({
    x: round(left + (right - left) * Math.min(1, Math.max(0, share))),
    y: round(foot - ((foot - summit) * index) / ends.length),
  }));
}

/** A layer's outline: level at each ledge, rising between them. The first layer is the uppermost. */
export function layerPath(points: readonly Point[], layer: number): string {
  const edge = points.map(({ x, y }) => ({ x, y: round(y + ((height - y) * layer) / layerCount) }));
  const [start, ...rest] = edge;
  if (!start) return '';
  let path = `M-4 ${start.y}H${start.x}`;
  let before = start;
  for (const point of rest) {
    const middle = round((before.x + point.x) / 2);
    path += `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    before = point;
  }
  return `${path}H${width + 4}V${height + 4}H-4Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
