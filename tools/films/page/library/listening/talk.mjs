// Two people on chairs by the water, and the thread of what one of them tells.

import { people } from '../../figure/people.mjs';
import { drawPerson, landmarksOf } from '../../figure/person.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawGardenChair, drawLakeside, drawTree } from '../../scenery/lakeside.mjs';
import { drawFallingLeaves } from '../../scenery/leaves.mjs';
import { drawShadow } from '../../scenery/room.mjs';
import { drawStick } from '../../scenery/stick.mjs';
import { threadThrough } from '../../scenery/thread.mjs';

export const ground = 500;
export const size = 52;
const seat = ground - 2.02 * size;

/** The cat that Otto tells of: his mouth, her chest, two ears, her back and her tail, Yusuf's ear. */
export const cat = threadThrough([
  [330, 250],
  [350, 270],
  [380, 262],
  [392, 224],
  [382, 176],
  [386, 130],
  [396, 76],
  [396, 76],
  [424, 110],
  [456, 110],
  [484, 76],
  [484, 76],
  [494, 130],
  [496, 168],
  [518, 184],
  [548, 186],
  [576, 208],
  [588, 246],
  [604, 262],
  [622, 246],
  [618, 212],
  [602, 182],
  [602, 146],
  [636, 118],
  [684, 122],
  [718, 156],
  [722, 196],
  [700, 226],
  [674, 234],
]);
/** Up to where it could be two mountains, as a share of the thread. */
export const peaks = 0.436;

/** Yusuf's own line: mountains over everything. */
export const mountains = threadThrough([
  [640, 250],
  [622, 262],
  [604, 220],
  [552, 60],
  [552, 60],
  [504, 178],
  [504, 178],
  [436, 18],
  [436, 18],
  [366, 184],
  [366, 184],
  [330, 96],
  [330, 96],
  [274, 214],
  [232, 238],
]);

/** Where leaves leave the tree. */
const branches = [
  [8, 104],
  [70, 100],
];

export function drawPlace(stage, time, hour, sun) {
  const { context, ink } = stage;
  const { sky, tone } = look(stage, hour);
  drawLakeside(context, { sky, tone, ink, time, sun });
  drawTree(context, { tone, time });
  drawFallingLeaves(context, branches, { ink, time });
}

/**
 * @param {number} speaks 0 to 1: how much he talks with his hand
 * @returns a pose
 */
export function ottoSits(time, { speaks = 1, gaze = -0.04, lean = 0.02 } = {}) {
  const beat = Math.sin(time * 2.6) * speaks;
  return {
    hips: [286, seat],
    size,
    lean: lean + 0.02 * beat,
    gaze: gaze + 0.05 * beat,
    mouth: speaks * Math.max(0, Math.sin(time * 9) * 0.6 + 0.4),
    breath: 0.3 + 0.3 * Math.sin(time * 1.4),
    near: {
      hand: [1.05 + 0.35 * speaks, 1.66 - 1.06 * speaks + 0.16 * beat],
      ...talking(speaks),
      foot: [1.75, 1.78],
    },
    far: { hand: [1.35, 1.2], handShape: 'lay', handTurn: Math.PI / 2 - 0.1, foot: [1.95, 1.78] },
  };
}

export function yusufSits(time, { speaks = 0, gaze = 0.02, lean = 0.05, breath, near } = {}) {
  const beat = Math.sin(time * 3.4) * speaks;
  return {
    hips: [680, seat],
    size,
    facing: -1,
    lean: lean + 0.05 * beat,
    gaze: gaze + 0.05 * beat,
    mouth: speaks * Math.max(0, Math.sin(time * 11) * 0.6 + 0.4),
    breath: breath ?? 0.3 + 0.3 * Math.sin(time * 1.5),
    near: near ?? {
      hand: [1 + 0.6 * speaks, 1.66 - 1.4 * speaks + 0.3 * beat],
      ...talking(speaks),
      foot: [1.75, 1.78],
    },
    far: {
      hand: [1.15 + 0.4 * speaks, 1.62 - 1.65 * speaks - 0.3 * beat],
      ...talking(speaks),
      foot: [1.95, 1.78],
    },
  };
}

/** A hand that tells something is open, one that listens lies on a knee. */
function talking(speaks) {
  return speaks > 0.35 ? { handShape: 'open' } : { handShape: 'lay', handTurn: Math.PI / 2 - 0.1 };
}

export function drawOtto(stage, brush, pose, { seated = true } = {}) {
  const { context, ink } = stage;
  const { far } = landmarksOf(people.otto, pose);
  if (seated) drawGardenChair(context, [pose.hips[0], ground], size, ink);
  drawStick(context, [far[0] + 14 * (pose.facing ?? 1), far[1] + 4], ground, ink, {
    facing: pose.facing,
    lean: seated ? 4 : 10,
  });
  drawPerson(context, brush, people.otto, pose);
}

export function drawYusuf(stage, brush, pose, { seated = true } = {}) {
  const { context, ink } = stage;
  if (seated) drawGardenChair(context, [pose.hips[0], ground], size, ink, { facing: -1 });
  drawPerson(context, brush, people.yusuf, pose);
}

export function drawShadows(stage, xs) {
  for (const x of xs) drawShadow(stage.context, [x, ground + 2], 78, stage.ink);
}
