// A head in profile, looking to the right: chin at [0, 0], crown at [0, -1]. No eyes: where it looks is its tilt.
import { smoothOutline } from './geometry.mjs';

const face = [
  [0.02, -1],
  [0.27, -0.9],
  [0.375, -0.7],
  [0.37, -0.575],
  [0.41, -0.5],
  [0.475, -0.405],
  [0.465, -0.365],
  [0.4, -0.345],
  [0.41, -0.28],
  [0.395, -0.225],
  [0.395, -0.13],
  [0.34, -0.03],
  [0.22, 0],
  [0.02, -0.08],
  [-0.16, -0.22],
  [-0.27, -0.32],
  [-0.4, -0.48],
  [-0.43, -0.68],
  [-0.34, -0.88],
  [-0.17, -0.98],
];

export const facePath = () => smoothOutline(face);

export function earPath() {
  return smoothOutline([
    [-0.03, -0.56],
    [0.03, -0.54],
    [0.02, -0.46],
    [-0.03, -0.4],
    [-0.08, -0.44],
    [-0.08, -0.52],
  ]);
}

const cap = [
  [0.06, -1.045],
  [0.3, -0.95],
  [0.385, -0.8],
  [0.29, -0.775],
  [0.17, -0.74],
  [0.1, -0.6],
  [0.04, -0.555],
  [-0.07, -0.54],
  [-0.12, -0.42],
  [-0.2, -0.3],
  [-0.31, -0.33],
  [-0.44, -0.48],
  [-0.475, -0.7],
  [-0.38, -0.92],
  [-0.18, -1.035],
];

const fringe = [
  [0.06, -1.04],
  [0.28, -0.94],
  [0.2, -0.84],
  [0.02, -0.78],
  [-0.02, -0.6],
  [-0.08, -0.44],
  [-0.16, -0.3],
  [-0.3, -0.33],
  [-0.44, -0.5],
  [-0.46, -0.7],
  [-0.38, -0.9],
  [-0.18, -1.03],
];

/** @returns {{ behind?: Path2D, over: Path2D[], lower?: Path2D }} what lies behind the head and over it */
export const hair = {
  bun: () => ({ behind: circle([-0.42, -1], 0.2), over: [smoothOutline(cap)] }),
  tail: () => ({
    behind: smoothOutline([
      [-0.34, -0.86],
      [-0.58, -0.84],
      [-0.74, -0.6],
      [-0.72, -0.26],
      [-0.62, -0.12],
      [-0.56, -0.34],
      [-0.46, -0.56],
      [-0.36, -0.66],
    ]),
    over: [smoothOutline(cap)],
  }),
  short: () => ({ over: [smoothOutline(cap)] }),
  white: () => ({ over: [smoothOutline(fringe)] }),
  curls: () => ({
    over: [
      [0.2, -0.98, 0.19],
      [0, -1.08, 0.21],
      [-0.22, -1.04, 0.21],
      [-0.4, -0.9, 0.2],
      [-0.48, -0.7, 0.19],
      [-0.44, -0.5, 0.18],
      [-0.32, -0.38, 0.16],
      [0.3, -0.86, 0.14],
      [-0.14, -0.82, 0.3],
      [-0.24, -0.6, 0.2],
      [0.08, -0.86, 0.2],
    ].map(([x, y, radius]) => circle([x, y], radius)),
  }),
  bob: () => ({
    over: [
      smoothOutline([
        [0.08, -1.06],
        [0.34, -0.94],
        [0.36, -0.78],
        [0.2, -0.74],
        [0.13, -0.52],
        [0.1, -0.24],
        [0.02, -0.06],
        [-0.2, -0.04],
        [-0.42, -0.1],
        [-0.54, -0.34],
        [-0.54, -0.7],
        [-0.4, -0.98],
        [-0.16, -1.08],
      ]),
    ],
  }),
  bald: () => ({
    over: [
      smoothOutline([
        [-0.3, -0.84],
        [-0.14, -0.72],
        [-0.1, -0.58],
        [-0.08, -0.42],
        [-0.16, -0.3],
        [-0.3, -0.32],
        [-0.44, -0.48],
        [-0.46, -0.68],
      ]),
    ],
  }),
  scarf: () => ({
    over: [
      smoothOutline([
        [0.06, -1.09],
        [0.3, -1],
        [0.4, -0.84],
        [0.25, -0.72],
        [0.19, -0.5],
        [0.2, -0.24],
        [0.3, -0.02],
        [0.26, 0.22],
        [-0.06, 0.4],
        [-0.4, 0.34],
        [-0.46, 0.02],
        [-0.5, -0.4],
        [-0.54, -0.7],
        [-0.42, -0.96],
        [-0.18, -1.08],
      ]),
    ],
  }),
};

export function beardPath() {
  return smoothOutline([
    [0.43, -0.3],
    [0.44, -0.16],
    [0.4, 0.04],
    [0.22, 0.1],
    [0.02, 0],
    [-0.12, -0.2],
    [-0.09, -0.42],
    [0.02, -0.4],
    [0.1, -0.27],
    [0.26, -0.3],
    [0.36, -0.34],
  ]);
}

/** A mouth that speaks: a dark notch in the profile, from 0 to 1 wide. */
export function mouthPath(open) {
  return smoothOutline([
    [0.42, -0.27 - 0.02 * open],
    [0.3, -0.245],
    [0.29, -0.225],
    [0.41, -0.21 + 0.09 * open],
    [0.44, -0.24],
  ]);
}

/** One round glass and its temple, as rings and bars with a thickness. */
export function glassesPath() {
  const path = circle([0.3, -0.52], 0.115);
  path.addPath(ring([0.3, -0.52], 0.085));
  path.addPath(bar([-0.02, -0.555], 0.21, 0.035));
  path.addPath(bar([0.4, -0.55], 0.04, 0.03));
  return path;
}

/** The inside of a circle, taken out by its turn the other way round. */
function ring([x, y], radius) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI, true);
  return path;
}

function bar([x, y], width, height) {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}

export function circle([x, y], radius) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}
