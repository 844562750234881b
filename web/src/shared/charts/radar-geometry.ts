export interface Point {
  x: number;
  y: number;
}

export interface RadarFrame {
  width: number;
  height: number;
  radius: number;
  centre: Point;
  /** Too narrow for labels beside the polygon: they stand in its corners and below it. */
  isCompact: boolean;
}

export interface LabelPlace extends Point {
  width: number;
  height: number;
  horizontal: 'left' | 'centre' | 'right';
  vertical: 'top' | 'centre' | 'bottom';
}

const compactBelow = 420;
const labelWidth = 124;
const labelHeight = 40;
const gap = 10;
const edge = 8;

/** The largest polygon that leaves its labels their place. */
export function radarFrame(width: number): RadarFrame {
  const isCompact = width < compactBelow;
  const radius = Math.min(140, width / 2 - (isCompact ? edge : labelWidth + gap));
  const below = isCompact ? labelHeight : labelHeight / 2;
  const top = 20 + gap + radius;
  return {
    width,
    radius,
    isCompact,
    centre: { x: width / 2, y: top },
    height: Math.round(top + radius * 0.82 + gap + below),
  };
}

/** The first axis points up, the others follow clockwise. */
export function onAxis({ centre }: RadarFrame, index: number, count: number, distance: number) {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance };
}

export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

export function labelPlace(frame: RadarFrame, index: number, count: number): LabelPlace {
  const { centre, radius, width } = frame;
  const corner = onAxis(frame, index, count, radius);
  const side = Math.sign(Math.round(corner.x - centre.x));
  if (side === 0) return above(corner, width);
  if (!frame.isCompact) return beside(corner, side);
  return corner.y < centre.y ? inCorner(frame, index, count, side) : under(corner, side, frame);
}

function above({ x, y }: Point, width: number): LabelPlace {
  const wide = width - 2 * edge;
  const place = { horizontal: 'centre', vertical: 'bottom' } as const;
  return { x: x - wide / 2, y: y - gap - labelHeight, width: wide, height: labelHeight, ...place };
}

function beside({ x, y }: Point, side: number): LabelPlace {
  return {
    x: side > 0 ? x + gap : x - gap - labelWidth,
    y: y - labelHeight / 2,
    width: labelWidth,
    height: labelHeight,
    horizontal: side > 0 ? 'left' : 'right',
    vertical: 'centre',
  };
}

/** In the corner that the polygon's upper flank leaves free. */
function inCorner(frame: RadarFrame, index: number, count: number, side: number): LabelPlace {
  const wide = frame.width / 2 - frame.radius * 0.3;
  const low = onAxis(frame, index, count, frame.radius);
  const high = onAxis(frame, index - side, count, frame.radius);
  const inner = side > 0 ? frame.width - wide : wide;
  const flank = high.y + ((low.y - high.y) * (inner - high.x)) / (low.x - high.x);
  return {
    x: side > 0 ? frame.width - wide : 0,
    y: flank - labelHeight,
    width: wide,
    height: labelHeight,
    horizontal: side > 0 ? 'right' : 'left',
    vertical: 'bottom',
  };
}

function under({ x, y }: Point, side: number, { width }: RadarFrame): LabelPlace {
  const wide = width / 2 - edge;
  return {
    x: side > 0 ? Math.min(x - wide / 2, width - wide) : Math.max(0, x - wide / 2),
    y: y + gap / 2,
    width: wide,
    height: labelHeight,
    horizontal: 'centre',
    vertical: 'top',
  };
}
