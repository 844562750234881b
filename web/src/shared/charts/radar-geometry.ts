export interface Point {
  x: number;
  y: number;
}

export interface RadarFrame {
  width: number;
  height: number;
  radius: number;
  centre: Point;
  labelWidth: number;
}

const labelHeight = 40;
const gap = 10;

/** The largest polygon that leaves its labels their place. */
export function radarFrame(width: number): RadarFrame {
  const labelWidth = Math.min(128, Math.max(76, width * 0.24));
  const radius = Math.min(132, Math.max(72, width / 2 - labelWidth - gap));
  const height = Math.round(2 * radius + 2 * (labelHeight / 2 + gap) + 16);
  return { width, height, radius, labelWidth, centre: { x: width / 2, y: height / 2 + 4 } };
}

/** The first axis points up, the others follow clockwise. */
export function onAxis({ centre }: RadarFrame, index: number, count: number, distance: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance };
}

export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** Where an axis' label stands, and which side of it is nearest to the polygon. */
export function labelPlace(frame: RadarFrame, index: number, count: number) {
  const { x, y } = onAxis(frame, index, count, frame.radius + gap);
  const across = Math.sign(Math.round(x - frame.centre.x));
  const side = across === 0 ? 'middle' : across > 0 ? 'right' : 'left';
  const up = y < frame.centre.y;
  return {
    side,
    width: across === 0 ? frame.labelWidth * 2 : frame.labelWidth,
    height: labelHeight,
    x: across === 0 ? x - frame.labelWidth : across > 0 ? x : x - frame.labelWidth,
    y: across === 0 ? (up ? y - labelHeight : y) : y - labelHeight / 2,
    vertical: across !== 0 ? 'centre' : up ? 'end' : 'start',
  } as const;
}
