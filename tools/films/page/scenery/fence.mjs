// A fence of boards, which are painted one by one.
const pitch = 31;
const width = 25;

const boards = { first: 214, pitch, top: 306, foot: 436 };
/** The middle of a board. */
export const boardAt = (index) => boards.first + index * pitch + width / 2;

/**
 * @param {{ count: number, painted: number, tone: Function, ink: Function }} fence
 *   `painted`: how many boards; a fraction is of the next one, from its top
 */
export function drawFence(context, { count, painted, tone, ink }) {
  context.fillStyle = tone('#8d837c');
  for (const y of [336, 404]) context.fillRect(boards.first - 12, y, count * pitch + 18, 11);
  for (let index = 0; index < count; index += 1) {
    const x = boards.first + index * pitch;
    const top = boards.top + 4 * Math.sin(index * 2.3);
    const done = Math.min(1, Math.max(0, painted - index));
    drawBoard(context, x, top, tone(index % 3 === 0 ? '#b5aba1' : '#c0b7ab', 'people'));
    if (done <= 0) continue;
    context.save();
    context.beginPath();
    context.rect(x - 2, top - 20, width + 4, (boards.foot - top + 24) * done);
    context.clip();
    drawBoard(context, x, top, ink(index % 2 === 0 ? '#dc8346' : '#e08c50', 'object'));
    context.restore();
  }
}

function drawBoard(context, x, top, colour) {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, boards.foot);
  context.lineTo(x, top + 8);
  context.lineTo(x + width / 2, top - 8);
  context.lineTo(x + width, top + 8);
  context.lineTo(x + width, boards.foot);
  context.closePath();
  context.fill();
  context.strokeStyle = '#ffffff38';
  context.lineWidth = 1;
  context.stroke();
}
