// What people hold or lean on; `at` is where the hand is.

/** A walking stick from the hand to the ground. */
export function drawStick(context, [x, y], ground, ink, { lean = 0 } = {}) {
  context.save();
  Object.assign(context, { strokeStyle: ink('#6f4a33', 'object'), lineCap: 'round', lineWidth: 5 });
  context.beginPath();
  context.moveTo(x + lean, ground);
  context.lineTo(x, y - 4);
  context.quadraticCurveTo(x - 2, y - 16, x - 12, y - 10);
  context.stroke();
  context.restore();
}

/** A telephone, seen from its edge to its face by `turn`. */
export function drawPhone(context, [x, y], size, ink, { turn = -0.5 } = {}) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.fillStyle = ink('#2d3145', 'object');
  context.beginPath();
  context.roundRect(-0.1 * size, -0.62 * size, 0.2 * size, 0.8 * size, 0.06 * size);
  context.fill();
  context.fillStyle = ink('#cfe3ea', 'light');
  context.fillRect(-0.1 * size, -0.5 * size, 0.06 * size, 0.56 * size);
  context.restore();
}
