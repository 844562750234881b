// A lamp on a table: its foot at a point.
export function drawLamp(context, [x, y], ink, glow) {
  context.fillStyle = ink('#54506b');
  context.fillRect(x - 4, y - 80, 8, 74);
  context.beginPath();
  context.roundRect(x - 24, y - 8, 48, 8, 4);
  context.fill();
  context.fillStyle = glow > 0 ? ink('#ffe2a8', 'light') : ink('#8a8fb0');
  context.beginPath();
  context.moveTo(x - 34, y - 142);
  context.lineTo(x + 34, y - 142);
  context.lineTo(x + 54, y - 68);
  context.lineTo(x - 54, y - 68);
  context.closePath();
  context.fill();
}
