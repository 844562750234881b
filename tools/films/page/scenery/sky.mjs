// The sky of an hour outdoors, and the sun in it.

/** @param {{ x: number, y: number, width: number, height: number }} box its foot is the horizon */
export function drawSky(context, { x, y, width, height }, sky, sun) {
  const fade = context.createLinearGradient(0, Math.max(y, 0), 0, y + height);
  for (const [index, colour] of sky.entries()) fade.addColorStop(index / (sky.length - 1), colour);
  context.fillStyle = fade;
  context.fillRect(x, y, width, height);
  if (sun) drawDisc(context, sun);
}

/** Clouds that stand: each at the middle of its foot, by its width. */
export function drawClouds(context, clouds, colour) {
  context.fillStyle = colour;
  for (const [x, y, width] of clouds) {
    context.beginPath();
    context.roundRect(x - width / 2, y - width * 0.14, width, width * 0.14, width * 0.07);
    for (const [across, up, radius] of [
      [-0.2, 0.14, 0.13],
      [0.04, 0.2, 0.18],
      [0.25, 0.12, 0.11],
    ]) {
      context.moveTo(x + (across + radius) * width, y - up * width);
      context.arc(x + across * width, y - up * width, radius * width, 0, 2 * Math.PI);
    }
    context.fill();
  }
}

/** @param {{ at: number[], radius: number, colour: string, glow: string }} disc */
function drawDisc(context, { at: [x, y], radius, colour, glow }) {
  drawHalo(context, [x, y], radius, glow);
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawHalo(context, [x, y], radius, glow) {
  const reach = radius * 5.5;
  const halo = context.createRadialGradient(x, y, radius, x, y, reach);
  halo.addColorStop(0, `${glow}90`);
  halo.addColorStop(1, `${glow}00`);
  context.fillStyle = halo;
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}
