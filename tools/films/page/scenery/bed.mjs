import { smoothOutline } from '../figure/geometry.mjs';

/** The layers of a blanket are rock, seen from afar. */
const blanket = ['#b5d0d3', '#8fb3c0', '#6f97ad', '#56809e'];

/**
 * @param {{ x: number, y: number, width: number }} place left end of the frame, height of the mattress, length
 */
export function drawBedFrame(context, { x, y, width }, ink) {
  context.fillStyle = ink('#a06f4c');
  rounded(context, x - 16, y - 110, 18, 190, 6);
  rounded(context, x, y + 34, width, 26, 4);
  rounded(context, x + 14, y + 56, 16, 26, 3);
  rounded(context, x + width - 30, y + 56, 16, 26, 3);
  context.fillStyle = ink('#f2efe9', 'people');
  rounded(context, x + 2, y, width - 4, 38, 12);
  context.fillStyle = ink('#fffdf8', 'people');
  rounded(context, x + 6, y - 30, 96, 40, 18);
}

/** A blanket over what lies beneath it, in layers: points of its upper edge, from left to right. */
export function drawBlanket(context, edge, foot, ink) {
  const [first] = edge;
  const last = edge.at(-1);
  blanket.forEach((colour, layer) => {
    const share = layer / blanket.length;
    const lowered = edge.map(([x, y]) => [x, y + (foot - y) * share]);
    const path = smoothOutline([
      ...lowered,
      [last[0] + 2, foot - 6],
      [last[0] - 8, foot],
      [(first[0] + last[0]) / 2, foot + 3],
      [first[0] + 8, foot],
      [first[0] - 2, foot - 6],
    ]);
    context.fillStyle = ink(colour, 'object');
    context.fill(path);
    context.strokeStyle = '#ffffff55';
    context.lineWidth = 1;
    context.stroke(path);
  });
}

function rounded(context, x, y, width, height, radius) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
