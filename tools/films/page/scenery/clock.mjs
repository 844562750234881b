// The alarm clock: the one warm object of its film.
import { circle } from '../figure/head.mjs';

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ at: number[], size: number, hour: number, walk?: number, tilt?: number, ink: Function, legs?: boolean }} clock
 *   `at`: where it stands; `size`: its radius; `hour`: 0 to 12; `walk`: the phase of its steps
 */
export function drawClock(context, { at, size, hour, walk, tilt = 0, ink }) {
  const body = ink('#d06f2e', 'light');
  const dark = ink('#a9521d', 'light');
  const dial = ink('#fdf3e3', 'light');
  context.save();
  context.translate(...at);
  context.rotate(tilt);
  context.scale(size, size);
  const stride = walk === undefined ? 0 : Math.sin(walk) * 0.5;
  for (const side of [-1, 1]) foot(context, side, walk === undefined ? null : stride * side, dark);
  context.translate(0, -1.3 + (walk === undefined ? 0 : 0.06 * Math.abs(Math.cos(walk))));
  context.lineWidth = 0.17;
  context.strokeStyle = dark;
  context.beginPath();
  context.roundRect(-0.38, -1.5, 0.76, 0.75, 0.32);
  context.stroke();
  context.fillStyle = dark;
  context.fill(circle([0, 0.04], 1.05));
  context.fillStyle = body;
  context.fill(circle([0, 0], 1.02));
  context.fillStyle = dial;
  context.fill(circle([0, 0], 0.78));
  drawHands(context, hour);
  context.restore();
}

function foot(context, side, stride, colour) {
  context.strokeStyle = colour;
  context.lineWidth = 0.2;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(side * 0.5, -0.5);
  if (stride === null) context.lineTo(side * 0.68, -0.1);
  else {
    const lift = Math.max(0, stride) * 0.25;
    context.lineTo(side * 0.3 + stride * 0.7, -0.12 - lift);
    context.lineTo(side * 0.3 + stride * 0.7 + 0.3, -0.1 - lift);
  }
  context.stroke();
}

/** Hands and the four numerals that say which way round it is. */
export function drawHands(context, hour) {
  context.fillStyle = '#243036';
  context.strokeStyle = '#243036';
  context.lineCap = 'round';
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', font: '500 0.26px Film' });
  for (const [numeral, x, y] of [
    ['12', 0, -0.58],
    ['3', 0.58, 0.02],
    ['6', 0, 0.6],
    ['9', -0.58, 0.02],
  ]) {
    context.fillText(numeral, x, y);
  }
  hand(context, (hour % 12) / 12, 0.28, 0.13);
  hand(context, hour % 1, 0.52, 0.055);
  context.fill(circle([0, 0], 0.07));
}

function hand(context, share, length, width) {
  context.save();
  context.rotate(share * 2 * Math.PI);
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(0, 0.06);
  context.lineTo(0, -length);
  context.stroke();
  context.restore();
}
