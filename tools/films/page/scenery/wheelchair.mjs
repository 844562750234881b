// A wheelchair, in head heights of who sits in it, with the hips at [0, 0]: what is behind them and what is before.
import { circle } from '../figure/head.mjs';

/** How high the hips are over the ground, in head heights. */
export const rolling = 2.05;
const wheel = { at: [-0.12, 1.03], radius: 1.02 };

/**
 * Draws the chair around its person.
 * @param {{ hips: number[], size: number, facing?: number }} pose
 * @param {number} turn of the wheels, in radians
 * @param {(drawFront: () => void) => void} drawSitter is given what belongs before them, but behind the near arm
 */
export function drawWheelchair(context, { hips, size, facing = 1 }, turn, ink, drawSitter) {
  const within = (draw) => {
    context.save();
    context.translate(...hips);
    context.scale(size * facing, size);
    Object.assign(context, { lineCap: 'round', lineJoin: 'round' });
    draw();
    context.restore();
  };
  const frame = ink('#4d5670', 'object');
  within(() => {
    line(context, frame, 0.13, [-0.5, 0.5], [-0.72, -1.25], [-1.05, -1.32]);
    line(context, ink('#353d58', 'object'), 0.24, [-0.62, 0.35], [-0.76, -1]);
  });
  const drawFront = () => {
    line(context, frame, 0.12, [-0.5, 0.55], [0.95, 0.52], [1.4, 1.62], [2.05, 1.66]);
    drawRim(context, [1.02, 1.76], 0.28, 0.12, frame);
    drawRim(context, wheel.at, wheel.radius - 0.06, 0.12, ink('#2b3147', 'object'));
    drawRim(context, wheel.at, wheel.radius - 0.2, 0.05, ink('#aeb7c6', 'object'));
    drawSpokes(context, turn, ink('#aeb7c6', 'object'));
  };
  drawSitter(() => within(drawFront));
}

function drawSpokes(context, turn, colour) {
  const [x, y] = wheel.at;
  context.strokeStyle = colour;
  context.lineWidth = 0.022;
  context.beginPath();
  for (let spoke = 0; spoke < 14; spoke += 1) {
    const angle = turn + (spoke * Math.PI) / 7;
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * 0.86, y + Math.sin(angle) * 0.86);
  }
  context.stroke();
  context.fillStyle = colour;
  context.fill(circle([x, y], 0.11));
}

function drawRim(context, at, radius, width, colour) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(circle(at, radius));
}

function line(context, colour, width, ...points) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.stroke();
}
