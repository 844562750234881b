// Breath in cool air: a mist that leaves a mouth, widens and is gone, with a numeral where it is counted.

/** From the mouth outwards: across, down, radius. */
const wisps = [
  [10, 0, 9],
  [24, 2, 13],
  [42, -2, 18],
  [62, -5, 24],
  [84, -7, 26],
  [106, -8, 19],
];
/** Where the numeral stands. */
const middle = [76, -6];

/** @param {{ at: number[], share: number, facing?: number, numeral?: string, ink: Function }} breath */
export function drawBreath(context, { at: [x, y], share, facing = 1, numeral, ink }) {
  if (share <= 0 || share >= 1) return;
  const strength = Math.min(1, share * 6, (1 - share) * 4);
  const drift = 14 * share;
  const white = ink('#ffffff', 'light');
  context.save();
  context.translate(x + facing * (4 + drift), y - 4 - drift * 0.4);
  context.globalAlpha = strength;
  for (const [across, down, radius] of wisps) {
    if (across > 130 * share * 4) continue;
    drawWisp(context, [across * facing, down], radius * 1.5, white);
  }
  if (numeral) {
    context.fillStyle = '#243036';
    Object.assign(context, { textAlign: 'center', textBaseline: 'middle', font: '400 30px Film' });
    context.fillText(numeral, middle[0] * facing, middle[1] + 1);
  }
  context.restore();
}

/** Without an edge. */
function drawWisp(context, [x, y], radius, colour) {
  const mist = context.createRadialGradient(x, y, 0, x, y, radius);
  mist.addColorStop(0, `${colour}b0`);
  mist.addColorStop(0.5, `${colour}70`);
  mist.addColorStop(1, `${colour}00`);
  context.fillStyle = mist;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
