// Leaves: on their way down from a tree, or carried off by the wind.

const colours = ['#dfa863', '#c2b56e', '#c98f5a', '#a9785a'];

/** @param {number[][]} from where each one leaves its tree */
export function drawFallingLeaves(context, from, { tone, time }) {
  for (const [index, [x, y]] of from.entries()) {
    const fallen = ((time + index * 4.6) % 13) / 13;
    const swing = Math.sin(fallen * 14);
    drawLeaf(context, [x + 26 * swing + fallen * 40, y + fallen * 400], swing * 0.9, {
      colour: tone(colours[index % colours.length]),
      length: 9,
    });
  }
}

export function drawFlyingLeaves(context, { tone, time }) {
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const x = ((leaf * 173 + time * (190 + 14 * (leaf % 5))) % 1200) - 100;
    const y = 90 + ((leaf * 67) % 330) + 26 * Math.sin(time * 2.4 + leaf);
    drawLeaf(context, [x, y], time * 3 + leaf, {
      colour: tone(colours[leaf % colours.length]),
      length: 10,
    });
  }
}

function drawLeaf(context, [x, y], turn, { colour, length }) {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, length, length * 0.45, turn, 0, 2 * Math.PI);
  context.fill();
}
