// Walls, floor, windows and the light that falls through them.
import { drawRidges } from './ridges.mjs';

export const frame = { width: 960, height: 540 };

export function drawWalls(context, { wall, floor, ground }) {
  const fade = context.createLinearGradient(0, 0, frame.width, 0);
  for (const [index, colour] of wall.entries())
    fade.addColorStop(index / (wall.length - 1), colour);
  context.fillStyle = fade;
  context.fillRect(0, 0, frame.width, frame.height);
  context.fillStyle = floor;
  context.fillRect(0, ground, frame.width, frame.height - ground);
}

/** @param {{ x: number, y: number, width: number, height: number }} box the glass */
export function drawWindow(context, box, { sky, tone, rim, sun, shift }) {
  const { x, y, width, height } = box;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const fade = context.createLinearGradient(0, y, 0, y + height);
  for (const [index, colour] of sky.entries()) fade.addColorStop(index / (sky.length - 1), colour);
  context.fillStyle = fade;
  context.fillRect(x, y, width, height);
  if (sun) disc(context, x + sun.x * width, y + sun.y * height, sun.radius, sun.colour, sun.glow);
  drawRidges(context, box, { tone, shift });
  context.restore();
  context.strokeStyle = rim;
  context.lineWidth = 9;
  context.strokeRect(x - 3, y - 3, width + 6, height + 6);
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x + width / 2, y);
  context.lineTo(x + width / 2, y + height);
  context.moveTo(x, y + height * 0.4);
  context.lineTo(x + width, y + height * 0.4);
  context.stroke();
  context.fillStyle = rim;
  context.beginPath();
  context.roundRect(x - 22, y + height + 4, width + 44, 12, 3);
  context.fill();
}

function disc(context, x, y, radius, colour, glow) {
  const halo = context.createRadialGradient(x, y, radius, x, y, radius * 4);
  halo.addColorStop(0, glow);
  halo.addColorStop(1, `${glow.slice(0, 7)}00`);
  context.fillStyle = halo;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A patch of light through a window with four panes: its corners, the first one top left. */
export function drawLightPatch(context, [a, b, c, d], colour) {
  const at = (across, down) => {
    const top = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across];
    const foot = [d[0] + (c[0] - d[0]) * across, d[1] + (c[1] - d[1]) * across];
    return [top[0] + (foot[0] - top[0]) * down, top[1] + (foot[1] - top[1]) * down];
  };
  context.fillStyle = colour;
  for (const [left, right] of [
    [0, 0.48],
    [0.52, 1],
  ]) {
    for (const [top, foot] of [
      [0, 0.38],
      [0.42, 1],
    ]) {
      context.beginPath();
      for (const [across, down] of [
        [left, top],
        [right, top],
        [right, foot],
        [left, foot],
      ]) {
        context.lineTo(...at(across, down));
      }
      context.closePath();
      context.fill();
    }
  }
}

/** What somebody or something stands on the ground with. */
export function drawShadow(context, [x, y], width, ink) {
  context.fillStyle = `${ink('#2a2a55')}38`;
  context.beginPath();
  context.ellipse(x, y, width, width * 0.11, 0, 0, 2 * Math.PI);
  context.fill();
}
