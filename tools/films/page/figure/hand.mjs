// Hands with the wrist at [0, 0], stretched out to the right, the thumb on the upper side; and a shoe with
// the ankle at [0, 0]. A hand is as long as a face from chin to brow.
import { smoothOutline } from './geometry.mjs';

/** `fingers`: the hand without its thumb; `creases`: lines between fingers. */
const shapes = {
  /** Loose: an arm that hangs, a hand at rest in the air. */
  rest: {
    fingers: [
      [-0.08, -0.15],
      [0.12, -0.18],
      [0.32, -0.18],
      [0.5, -0.12],
      [0.63, -0.01],
      [0.67, 0.1],
      [0.6, 0.18],
      [0.46, 0.17],
      [0.32, 0.18],
      [0.16, 0.19],
      [-0.08, 0.15],
    ],
    thumb: [
      [0.04, -0.1],
      [0.14, -0.2],
      [0.28, -0.26],
      [0.43, -0.25],
      [0.49, -0.18],
      [0.44, -0.11],
      [0.32, -0.08],
      [0.2, 0.0],
      [0.1, 0.0],
    ],
    creases: [[0.44, 0.04, 0.6, 0.1]],
  },
  /** Laid down, the palm below: on a knee, a table, a cane. */
  lay: {
    fingers: [
      [-0.08, -0.15],
      [0.12, -0.18],
      [0.32, -0.17],
      [0.5, -0.09],
      [0.63, 0.02],
      [0.68, 0.13],
      [0.62, 0.21],
      [0.48, 0.2],
      [0.34, 0.15],
      [0.16, 0.17],
      [-0.08, 0.15],
    ],
    thumb: [
      [0.06, 0.0],
      [0.2, 0.0],
      [0.36, 0.07],
      [0.45, 0.16],
      [0.44, 0.25],
      [0.34, 0.26],
      [0.22, 0.2],
      [0.1, 0.15],
    ],
    creases: [],
  },
  /** Straight, what it bears lies on it. */
  flat: {
    fingers: [
      [-0.08, -0.14],
      [0.14, -0.16],
      [0.36, -0.14],
      [0.58, -0.11],
      [0.75, -0.06],
      [0.79, 0.02],
      [0.72, 0.08],
      [0.52, 0.1],
      [0.32, 0.15],
      [0.1, 0.16],
      [-0.08, 0.14],
    ],
    thumb: [
      [0.06, -0.08],
      [0.16, -0.19],
      [0.31, -0.26],
      [0.44, -0.26],
      [0.48, -0.19],
      [0.4, -0.12],
      [0.28, -0.05],
      [0.16, 0.0],
    ],
    creases: [],
  },
  /** Somebody tells, offers, waves. */
  open: {
    fingers: [
      [-0.08, -0.14],
      [0.12, -0.18],
      [0.32, -0.19],
      [0.52, -0.2],
      [0.7, -0.18],
      [0.78, -0.11],
      [0.76, -0.03],
      [0.78, 0.04],
      [0.72, 0.12],
      [0.56, 0.15],
      [0.36, 0.19],
      [0.12, 0.19],
      [-0.08, 0.14],
    ],
    thumb: [
      [0.04, -0.08],
      [0.1, -0.22],
      [0.2, -0.34],
      [0.31, -0.38],
      [0.39, -0.34],
      [0.38, -0.25],
      [0.31, -0.13],
      [0.18, 0.0],
    ],
    creases: [[0.52, -0.04, 0.72, -0.04]],
  },
  /** Closed around a rail, a rim, a handle. */
  grip: {
    fingers: [
      [-0.08, -0.15],
      [0.1, -0.19],
      [0.28, -0.21],
      [0.42, -0.16],
      [0.49, -0.03],
      [0.47, 0.11],
      [0.37, 0.19],
      [0.2, 0.2],
      [0.06, 0.18],
      [-0.08, 0.15],
    ],
    thumb: [
      [0.08, -0.12],
      [0.18, -0.23],
      [0.33, -0.27],
      [0.46, -0.21],
      [0.47, -0.12],
      [0.34, -0.1],
      [0.24, -0.07],
      [0.14, -0.02],
    ],
    creases: [
      [0.33, -0.01, 0.47, -0.01],
      [0.32, 0.09, 0.46, 0.09],
    ],
  },
  /** What is held comes out between thumb and fingers: a brush, a card, the end of a thread. */
  hold: {
    fingers: [
      [-0.08, -0.15],
      [0.12, -0.18],
      [0.3, -0.16],
      [0.46, -0.09],
      [0.6, -0.01],
      [0.63, 0.07],
      [0.54, 0.14],
      [0.38, 0.2],
      [0.2, 0.21],
      [0.06, 0.18],
      [-0.08, 0.15],
    ],
    thumb: [
      [0.04, -0.08],
      [0.16, -0.2],
      [0.32, -0.2],
      [0.5, -0.13],
      [0.6, -0.05],
      [0.58, 0.03],
      [0.48, 0.03],
      [0.34, -0.01],
      [0.2, 0.05],
      [0.1, 0.04],
    ],
    creases: [],
  },
  /** By its edge: the thumb before it, one finger behind it, the others curled. */
  pinch: {
    fingers: [
      [-0.08, -0.15],
      [0.12, -0.18],
      [0.32, -0.17],
      [0.54, -0.1],
      [0.68, -0.03],
      [0.68, 0.04],
      [0.54, 0.05],
      [0.44, 0.06],
      [0.49, 0.13],
      [0.45, 0.22],
      [0.33, 0.27],
      [0.16, 0.24],
      [-0.08, 0.15],
    ],
    thumb: [
      [0.04, -0.08],
      [0.16, -0.22],
      [0.34, -0.24],
      [0.54, -0.19],
      [0.72, -0.12],
      [0.73, -0.04],
      [0.6, -0.04],
      [0.4, -0.07],
      [0.24, 0.03],
      [0.1, 0.05],
    ],
    creases: [
      [0.2, 0.08, 0.44, 0.06],
      [0.3, 0.17, 0.46, 0.15],
    ],
  },
};

/**
 * @param {keyof typeof shapes} shape
 * @param {number} depth of the arm, as of all parts
 * @param {() => void} [drawHeld] what lies between fingers and thumb
 */
export function drawHand(brush, shape, skin, depth, drawHeld) {
  const { fingers, thumb, creases } = shapes[shape];
  brush.part(smoothOutline(fingers), skin, { depth, lit: false });
  for (const [x, y, toX, toY] of creases) {
    const line = new Path2D();
    line.moveTo(x, y);
    line.lineTo(toX, toY);
    brush.crease(line, skin, depth);
  }
  drawHeld?.();
  const path = smoothOutline(thumb);
  brush.crease(path, skin, depth);
  brush.part(path, skin, { depth, lit: false });
}

export function shoePath(isBare) {
  const toe = isBare ? 0.03 : 0;
  return smoothOutline([
    [-0.22, -0.2],
    [0, -0.24],
    [0.2, -0.18],
    [0.42, -0.02 + toe],
    [0.72, 0.06 + toe],
    [0.82, 0.16],
    [0.76, 0.24],
    [0.3, 0.25],
    [-0.1, 0.25],
    [-0.27, 0.22],
    [-0.28, 0.02],
  ]);
}
