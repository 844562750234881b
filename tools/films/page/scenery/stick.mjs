// What people lean on.

/** A walking stick from the hand to the ground. */
export function drawStick(context, [x, y], ground, ink, { lean = 0, facing = 1 } = {}) {
  context.save();
  Object.assign(context, { strokeStyle: ink('#6f4a33', 'object'), lineCap: 'round', lineWidth: 5 });
  context.beginPath();
  context.moveTo(x + lean * facing, ground);
  context.lineTo(x, y - 4);
  context.quadraticCurveTo(x - 2 * facing, y - 16, x - 12 * facing, y - 10);
  context.stroke();
  context.restore();
}
