// Chairs, tables and what hangs over them; their feet stand at a point.

export function drawChair(context, [x, y], size, ink, { facing = 1, colour = '#b07a4e' } = {}) {
  context.save();
  context.translate(x, y);
  context.scale(size * facing, size);
  context.strokeStyle = ink(colour, 'object');
  context.lineCap = 'round';
  context.lineWidth = 0.13;
  for (const [from, to] of [
    [-0.75, -0.85],
    [0.75, 0.85],
    [-0.4, -0.42],
    [0.45, 0.48],
  ]) {
    context.beginPath();
    context.moveTo(from, -1.6);
    context.lineTo(to, 0);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(-0.8, -1.65);
  context.lineTo(-1, -3.5);
  context.stroke();
  context.fillStyle = ink(colour, 'object');
  for (const [left, top, width, height] of [
    [-0.95, -1.75, 1.9, 0.2],
    [-1.12, -3.6, 0.24, 1.1],
  ]) {
    context.beginPath();
    context.roundRect(left, top, width, height, 0.1);
    context.fill();
  }
  context.restore();
}

export function drawTable(context, { x, y, width, height }, ink, colour = '#a9794f') {
  context.fillStyle = ink(colour, 'object');
  for (const left of [x + 14, x + width - 28]) {
    context.fillRect(left, y, 14, height);
  }
  context.beginPath();
  context.roundRect(x, y - 6, width, 14, 5);
  context.fill();
}

/** A hanging lamp with its cone of light. */
export function drawHangingLamp(context, { x, y, reach, spread }, ink) {
  const glow = context.createLinearGradient(0, y, 0, y + reach);
  glow.addColorStop(0, `${ink('#ffd79a', 'light')}b0`);
  glow.addColorStop(1, `${ink('#ffd79a', 'light')}00`);
  context.fillStyle = glow;
  context.beginPath();
  context.moveTo(x - 46, y);
  context.lineTo(x + 46, y);
  context.lineTo(x + spread, y + reach);
  context.lineTo(x - spread, y + reach);
  context.closePath();
  context.fill();
  context.strokeStyle = ink('#2f2a52');
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, y - 40);
  context.stroke();
  context.fillStyle = ink('#ffe0a6', 'light');
  context.beginPath();
  context.arc(x, y, 52, Math.PI, 0);
  context.closePath();
  context.fill();
}
