// A shore under a plane tree: water, the ridges beyond it, and chairs that one can move.
import { smoothOutline } from '../figure/geometry.mjs';
import { drawRidges } from './ridges.mjs';
import { frame } from './room.mjs';
import { drawSky } from './sky.mjs';

const horizon = 292;
const shore = 398;

/** @param {{ sky: string[], tone: Function, ink: Function, time: number, sun?: object }} look */
export function drawLakeside(context, { sky, tone, ink, time, sun }) {
  drawSky(context, { x: -100, y: -100, width: 1160, height: horizon + 100 }, sky, sun);
  drawRidges(
    context,
    { x: -60, y: 120, width: 1080, height: horizon - 120 },
    { tone, shift: -0.12, climb: 0.9 },
  );
  drawWater(context, { sky, tone, ink, time });
  if (sun) drawGlitter(context, sun, time);
  const ground = context.createLinearGradient(0, shore, 0, frame.height);
  ground.addColorStop(0, tone('#cdb48c'));
  ground.addColorStop(1, tone('#b99c78'));
  context.fillStyle = ground;
  context.fillRect(-100, shore, 1160, 200);
  context.fillStyle = tone('#7d9a6c');
  context.fillRect(-100, shore - 6, 1160, 12);
}

/** The sky once more, upside down, and a few lines that move. */
function drawWater(context, { sky, tone, ink, time }) {
  const fade = context.createLinearGradient(0, horizon, 0, shore);
  fade.addColorStop(0, sky.at(-1));
  fade.addColorStop(1, tone('#5f93a3'));
  context.fillStyle = fade;
  context.fillRect(-100, horizon, 1160, shore - horizon);
  context.strokeStyle = `${ink('#ffffff', 'light')}66`;
  context.lineWidth = 2;
  context.lineCap = 'round';
  for (let line = 0; line < 16; line += 1) {
    const y = horizon + 10 + ((line * 37) % 88);
    const x = ((line * 211) % 980) + Math.sin(time * 0.5 + line) * 9;
    const length = 22 + ((line * 17) % 46) * (0.4 + (y - horizon) / 100);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + length, y);
    context.stroke();
  }
}

/** What the sun lays on the water. */
function drawGlitter(context, { at: [x], colour }, time) {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (let line = 0; line < 8; line += 1) {
    const half = 8 + line * 4 + 6 * Math.sin(time * 1.1 + line * 1.7);
    context.globalAlpha = 0.75 - line * 0.07;
    context.beginPath();
    context.moveTo(x - half, horizon + 9 + line * 12);
    context.lineTo(x + half, horizon + 9 + line * 12);
    context.stroke();
  }
  context.restore();
}

/** A plane tree at the left edge: its trunk, and leaves in layers over the corner. */
export function drawTree(context, { tone, time }) {
  context.fillStyle = tone('#8d7466');
  context.beginPath();
  context.moveTo(40, 452);
  context.quadraticCurveTo(64, 300, 44, 60);
  context.lineTo(104, 60);
  context.quadraticCurveTo(92, 300, 118, 452);
  context.closePath();
  context.fill();
  context.fillStyle = tone('#a8907c');
  for (const [x, y, wide, high] of [
    [72, 210, 11, 26],
    [84, 300, 9, 20],
    [66, 360, 10, 18],
  ]) {
    context.beginPath();
    context.ellipse(x, y, wide, high, 0.1, 0, 2 * Math.PI);
    context.fill();
  }
  const sway = Math.sin(time * 0.7) * 3;
  for (const [colour, lower] of [
    ['#5c8a72', 26],
    ['#8aa673', 0],
    ['#c2b56e', -30],
    ['#dfa863', -62],
  ]) {
    context.fillStyle = tone(colour);
    context.fill(
      smoothOutline([
        [-120, -160],
        [300 + lower, -160],
        [270 + lower + sway, 16 + lower],
        [206 + sway, 66 + lower],
        [140 + sway, 92 + lower],
        [60, 112 + lower],
        [-40, 120 + lower],
        [-140, 100 + lower],
      ]),
    );
  }
}

/** A metal garden chair, as one finds them in parks; it stands at a point. */
export function drawGardenChair(
  context,
  [x, y],
  size,
  ink,
  { facing = 1, colour = '#3f6a5e' } = {},
) {
  context.save();
  context.translate(x, y);
  context.scale(size * facing, size);
  const metal = ink(colour, 'object');
  Object.assign(context, { strokeStyle: metal, fillStyle: metal });
  Object.assign(context, { lineCap: 'round', lineJoin: 'round', lineWidth: 0.12 });
  for (const line of [
    [
      [-0.9, 0],
      [-0.62, -1.5],
      [-1.02, -3.3],
    ],
    [
      [0.95, 0],
      [0.8, -1.5],
    ],
    [
      [-0.86, -2.55],
      [0.75, -2.45],
      [0.9, -1.5],
    ],
  ]) {
    context.beginPath();
    for (const point of line) context.lineTo(...point);
    context.stroke();
  }
  context.beginPath();
  context.roundRect(-0.75, -1.62, 1.75, 0.2, 0.1);
  context.fill();
  context.lineWidth = 0.3;
  context.beginPath();
  context.moveTo(-0.84, -2.4);
  context.lineTo(-1, -3.15);
  context.stroke();
  context.restore();
}
