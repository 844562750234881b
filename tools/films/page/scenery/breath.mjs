// Breath in cool air: a small cloud that leaves a mouth and rises, with a numeral where it is counted.
import { circle } from '../figure/head.mjs';

const puffs = [
  [0, 0, 20],
  [-17, 5, 13],
  [17, 4, 14],
  [6, -13, 15],
  [-9, -10, 13],
];

/** @param {{ at: number[], share: number, facing?: number, numeral?: string, ink: Function }} breath */
export function drawBreath(context, { at: [x, y], share, facing = 1, numeral, ink }) {
  if (share <= 0 || share >= 1) return;
  const strength = Math.min(1, share * 8, (1 - share) * 4);
  const grown = 0.5 + 0.85 * Math.min(1, share * 2.4);
  context.save();
  context.translate(x + facing * (20 + 92 * share), y - 4 - share * 70);
  context.scale(grown, grown);
  context.globalAlpha = 0.88 * strength;
  context.fillStyle = ink('#ffffff', 'light');
  context.fill(cloudPath(facing));
  if (numeral) {
    context.globalAlpha = strength;
    context.fillStyle = '#243036';
    Object.assign(context, { textAlign: 'center', textBaseline: 'middle', font: '400 32px Film' });
    context.fillText(numeral, 0, 0);
  }
  context.restore();
}

function cloudPath(facing) {
  const path = new Path2D();
  for (const [across, down, radius] of puffs) path.addPath(circle([across * facing, down], radius));
  return path;
}
