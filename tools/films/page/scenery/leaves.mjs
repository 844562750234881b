// Leaves on their way down from a tree.

const colours = ['#dfa863', '#c2b56e', '#c98f5a'];

/** @param {number[][]} from where each one leaves its tree */
export function drawFallingLeaves(context, from, { ink, time }) {
  for (const [index, [x, y]] of from.entries()) {
    const fallen = ((time + index * 4.6) % 13) / 13;
    const swing = Math.sin(fallen * 14);
    context.fillStyle = ink(colours[index % colours.length], 'object');
    context.beginPath();
    const at = [x + 26 * swing + fallen * 40, y + fallen * 400];
    context.ellipse(...at, 9, 4, swing * 0.9, 0, 2 * Math.PI);
    context.fill();
  }
}
