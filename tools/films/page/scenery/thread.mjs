// A thread in the air: what somebody tells. It grows along its points, can fall, and be picked up again.
import { between } from '../figure/geometry.mjs';

const count = 150;

/** A soft line through points, as points at equal distances; one given twice is a corner. */
export function threadThrough(points) {
  const runs = [[points[0]]];
  for (const [index, point] of points.slice(1).entries()) {
    const isCorner = point.every((value, axis) => value === points[index][axis]);
    if (isCorner) runs.push([point]);
    else runs.at(-1).push(point);
  }
  return evenly(runs.flatMap(bentThrough));
}

function bentThrough(points) {
  const fine = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, start, end, after] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, index + step))],
    );
    for (let step = 0; step < 14; step += 1) fine.push(bend(before, start, end, after, step / 14));
  }
  return [...fine, points.at(-1)];
}

function bend(before, start, end, after, t) {
  return [0, 1].map((axis) => {
    const [a, b, c, d] = [before[axis], start[axis], end[axis], after[axis]];
    const curve = (3 * b - a - 3 * c + d) * t ** 3 + (2 * a - 5 * b + 4 * c - d) * t ** 2;
    return 0.5 * (2 * b + (c - a) * t + curve);
  });
}

function evenly(points) {
  const reached = [0];
  for (const [index, [x, y]] of points.slice(1).entries())
    reached.push(reached[index] + Math.hypot(x - points[index][0], y - points[index][1]));
  const even = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const wanted = (index / (count - 1)) * reached.at(-1);
    while (at < points.length - 2 && reached[at + 1] < wanted) at += 1;
    const step = reached[at + 1] - reached[at] || 1;
    even.push(between(points[at], points[at + 1], (wanted - reached[at]) / step));
  }
  return even;
}

/** The part of a thread from its beginning to a share of it. */
export const partOf = (thread, share) =>
  thread.slice(0, Math.max(2, Math.round(count * Math.min(1, share))));

/** Where a thread that fell lies, seen from the side: waves, a loop, a loose end. */
const lying = [
  [-104, 4],
  [-78, -5],
  [-52, 5],
  [-24, 8],
  [8, 2],
  [22, -9],
  [0, -15],
  [-18, -6],
  [4, 8],
  [38, 9],
  [60, -3],
  [84, -1],
  [98, 9],
  [116, 4],
];

/** How a thread lies on the ground around a point. */
export const fallenAt = ([x, y], size = 1) =>
  threadThrough(lying.map(([across, down]) => [x + across * size, y + down * size]));

/** From one shape to another: its loose end falls first. */
export function threadFalling(thread, fallen, share) {
  return thread.map(([x, y], index) => {
    const late = (1 - index / thread.length) * 0.35;
    const moved = Math.min(1, Math.max(0, (share * 1.35 - late) / 1));
    const to = fallen[Math.round((index / thread.length) * (fallen.length - 1))];
    return [x + (to[0] - x) * moved, y + (to[1] - y) * moved * moved];
  });
}

/** @param {{ ink: Function, colour?: string, dark?: string, width?: number, sway?: number }} look `sway`: a phase */
export function drawThread(
  context,
  points,
  { ink, colour = '#d06f2e', dark = '#a9521d', width = 5, sway },
) {
  context.save();
  Object.assign(context, { lineCap: 'round', lineJoin: 'round', lineWidth: width });
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    const free = Math.sin((Math.PI * index) / points.length);
    const moved = sway === undefined ? 0 : Math.sin(sway + index * 0.09) * 1.6 * free;
    context.lineTo(x, y + moved);
  }
  context.strokeStyle = ink(colour, 'line');
  context.stroke();
  context.strokeStyle = ink(dark, 'line');
  context.lineWidth = width * 0.55;
  context.setLineDash([0.1, width * 1.7]);
  context.stroke();
  context.restore();
}
