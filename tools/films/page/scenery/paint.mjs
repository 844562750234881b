// A pot of apricot paint and its brush.

/**
 * @param {{ at: number[], size: number, ink: Function, closed?: boolean, brush?: boolean, folded?: boolean }} pot
 *   `at`: the middle of its foot; `size`: its height; `brush`: laid across it; `folded`: its bail
 */
export function drawPot(context, { at, size, ink, closed = false, brush = false, folded = brush }) {
  context.save();
  context.translate(...at);
  context.scale(size, size);
  const [body, dark, paint] = ['#d06f2e', '#a9521d', '#f0a262'].map((hue) => ink(hue, 'light'));
  context.strokeStyle = dark;
  context.lineWidth = 0.05;
  context.beginPath();
  if (!folded) context.ellipse(0, -0.86, 0.5, 0.5, 0, Math.PI, 0);
  context.stroke();
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(-0.5, -0.9);
  context.lineTo(-0.44, -0.06);
  context.quadraticCurveTo(0, 0.1, 0.44, -0.06);
  context.lineTo(0.5, -0.9);
  context.closePath();
  context.fill();
  context.fillStyle = dark;
  context.beginPath();
  context.moveTo(0.28, -0.9);
  context.quadraticCurveTo(0.24, -0.4, 0.18, 0.02);
  context.quadraticCurveTo(0.32, 0, 0.44, -0.06);
  context.lineTo(0.5, -0.9);
  context.closePath();
  context.fill();
  ellipse(context, [0, -0.9], 0.52, 0.15, ink('#f4d9bd', 'light'));
  if (closed) drawLid(context, ink);
  else {
    ellipse(context, [0, -0.89], 0.45, 0.11, paint);
    context.fillStyle = paint;
    for (const [x, length] of [
      [-0.36, 0.3],
      [-0.2, 0.16],
    ]) {
      context.beginPath();
      context.roundRect(x, -0.82, 0.09, length, 0.045);
      context.fill();
    }
  }
  if (folded) drawFoldedBail(context, dark);
  context.restore();
  if (brush) {
    context.save();
    context.translate(at[0] + laid.at[0] * size, at[1] + laid.at[1] * size);
    context.rotate(laid.turn);
    context.scale(size * laid.size, size * laid.size);
    drawBrush(context, ink);
    context.restore();
  }
}

function drawLid(context, ink) {
  const edge = ink('#6d7078', 'object');
  ellipse(context, [0, -0.91], 0.54, 0.15, edge);
  context.fillRect(-0.54, -0.97, 1.08, 0.06);
  ellipse(context, [0, -0.97], 0.54, 0.15, ink('#a3a6ad', 'object'));
}

/** How a brush lies across a pot, by the pot's height: its bristles beyond the rim. */
export const laid = { at: [-0.56, -0.98], turn: -0.05, size: 0.82 };

/** The handle of the pot, out of the brush's way. */
function drawFoldedBail(context, colour) {
  context.strokeStyle = colour;
  context.lineWidth = 0.05;
  context.beginPath();
  context.ellipse(0, -0.86, 0.5, 0.4, 0, 0, Math.PI);
  context.stroke();
}

/** From the end of its handle at [0, 0] to the right. */
export function drawBrush(context, ink) {
  context.fillStyle = ink('#7d5f48', 'object');
  context.beginPath();
  context.roundRect(-0.1, -0.07, 1.05, 0.14, 0.07);
  context.fill();
  context.fillStyle = ink('#b9bec8', 'object');
  context.fillRect(0.9, -0.16, 0.24, 0.32);
  context.fillStyle = ink('#e08a48', 'light');
  context.beginPath();
  context.moveTo(1.13, -0.16);
  context.lineTo(1.52, -0.2);
  context.quadraticCurveTo(1.6, 0, 1.52, 0.16);
  context.lineTo(1.13, 0.16);
  context.closePath();
  context.fill();
  context.fillStyle = ink('#f6b37c', 'light');
  context.beginPath();
  context.moveTo(1.44, -0.19);
  context.lineTo(1.52, -0.2);
  context.quadraticCurveTo(1.6, 0, 1.52, 0.16);
  context.lineTo(1.44, 0.16);
  context.quadraticCurveTo(1.51, 0, 1.44, -0.19);
  context.fill();
}

function ellipse(context, [x, y], wide, high, colour) {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI);
  context.fill();
}
