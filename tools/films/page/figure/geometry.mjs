// Points are [x, y] with y downwards; angles are radians, 0 straight down, positive towards where a figure looks.

export const add = ([x, y], [dx, dy]) => [x + dx, y + dy];
const minus = ([x, y], [dx, dy]) => [x - dx, y - dy];
const scale = ([x, y], by) => [x * by, y * by];
const length = ([x, y]) => Math.hypot(x, y);
export const mix = (one, other, share) => one + (other - one) * share;
export const between = (one, other, share) => [
  mix(one[0], other[0], share),
  mix(one[1], other[1], share),
];

/** The point at a distance from another, in the direction of an angle. */
export function towards([x, y], angle, distance) {
  return [x + Math.sin(angle) * distance, y + Math.cos(angle) * distance];
}

/**
 * The joint between two bones that reach from one point to another; they reach as far as they can.
 * @param {1 | -1} side to which the joint bends, seen from `from`
 * @returns {{ joint: number[], end: number[] }}
 */
export function twoBoneReach(from, to, first, second, side) {
  const wanted = minus(to, from);
  const far = Math.min(length(wanted), (first + second) * 0.9995);
  const distance = Math.max(far, Math.abs(first - second) * 1.001, 0.001);
  const direction = Math.atan2(wanted[0], wanted[1]);
  const cos = (first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance);
  const bend = Math.acos(Math.min(1, Math.max(-1, cos)));
  return {
    joint: towards(from, direction + side * bend, first),
    end: towards(from, direction, distance),
  };
}

/** A closed, smooth outline through points (Catmull-Rom, as cubic curves). */
export function smoothOutline(points) {
  const path = new Path2D();
  const at = (index) => points[(index + points.length) % points.length];
  path.moveTo(...points[0]);
  for (let index = 0; index < points.length; index += 1) {
    const [before, start, end, after] = [-1, 0, 1, 2].map((step) => at(index + step));
    const out = add(start, scale(minus(end, before), 1 / 6));
    const into = minus(end, scale(minus(after, start), 1 / 6));
    path.bezierCurveTo(...out, ...into, ...end);
  }
  path.closePath();
  return path;
}

/** Steps in which a ribbon's line is followed. */
const steps = 28;

/**
 * One soft ribbon along three joints, its middle one rounded: an arm or a leg.
 * @param {number[][]} joints
 * @param {number[]} radii at the joints
 * @param {boolean[]} [round] whether its beginning and its end are round
 */
export function ribbon([start, middle, end], [first, second, third], round = [true, true]) {
  const corner = 0.3;
  const into = between(middle, start, corner);
  const out = between(middle, end, corner);
  const points = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    points.push(alongBend(start, into, middle, out, end, share));
  }
  const radius = (share) =>
    share < 0.5 ? mix(first, second, share * 2) : mix(second, third, share * 2 - 1);
  const left = [];
  const right = [];
  points.forEach((point, index) => {
    const ahead = points[Math.min(points.length - 1, index + 1)];
    const behind = points[Math.max(0, index - 1)];
    const along = minus(ahead, behind);
    const size = length(along) || 1;
    const across = [
      (-along[1] / size) * radius(index / steps),
      (along[0] / size) * radius(index / steps),
    ];
    left.push(add(point, across));
    right.push(minus(point, across));
  });
  const path = new Path2D();
  path.moveTo(...left[0]);
  for (const point of left.slice(1)) path.lineTo(...point);
  if (round[1]) cap(path, points.at(-1), left.at(-1), third);
  for (const point of right.toReversed()) path.lineTo(...point);
  if (round[0]) cap(path, points[0], right[0], first);
  path.closePath();
  return path;
}

function alongBend(start, into, middle, out, end, share) {
  if (share < 0.35) return between(start, into, share / 0.35);
  if (share > 0.65) return between(out, end, (share - 0.65) / 0.35);
  const turn = (share - 0.35) / 0.3;
  return between(between(into, middle, turn), between(middle, out, turn), turn);
}

function cap(path, [x, y], edge, radius) {
  const angle = Math.atan2(edge[1] - y, edge[0] - x);
  path.arc(x, y, radius, angle, angle + Math.PI, true);
}
