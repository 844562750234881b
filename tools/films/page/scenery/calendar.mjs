// The day, as a sheet of a calendar that is turned over: a numeral belongs to no language.

/**
 * @param {{ at?: number[], size?: number, day: number, turn?: number, ink: Function }} calendar
 *   `at`: the middle of its upper edge; `turn`: how far the sheet of the day before is folded up, 0 to 1
 */
export function drawCalendar(context, { at = [866, 34], size = 96, day, turn = 1, ink }) {
  context.save();
  context.translate(...at);
  context.scale(size / 100, size / 100);
  context.fillStyle = `${ink('#2a2a55')}30`;
  rounded(context, -46, 6, 96, 104, 10);
  drawSheet(context, day, ink);
  if (turn < 1) {
    context.save();
    context.scale(1, 1 - turn);
    drawSheet(context, day - 1, ink);
    context.restore();
  }
  context.fillStyle = ink('#35688f', 'object');
  rounded(context, -48, -2, 96, 22, 8);
  context.fillStyle = ink('#f3f1ec', 'light');
  for (const x of [-24, 24]) rounded(context, x - 4, -10, 8, 20, 4);
  context.restore();
}

function drawSheet(context, day, ink) {
  context.fillStyle = ink('#fffaf0', 'light');
  rounded(context, -48, 0, 96, 104, 8);
  context.fillStyle = '#243036';
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', font: '400 56px Film' });
  context.fillText(`${day}`, 0, 66);
}

function rounded(context, x, y, width, height, radius) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
