// A start with all one's strength, and the second day.
import { mix } from '../../figure/geometry.mjs';
import { drawCalendar } from '../../scenery/calendar.mjs';
import { seenBy, viewBetween } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { glide, share } from '../../stage.mjs';
import { drawLena, drawPlace, drawPotAt, painting, sunIn } from './at-the-fence.mjs';

/** What the first day leaves: seven boards. */
export const begun = 7;
const afar = { at: [610, 228], zoom: 0.66 };
const nearby = { at: [450, 290], zoom: 1.16 };

/** Board after board, and hardly a look up. */
export function drawStart(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const painted = Math.min(begun, 0.9 + time * 0.9);
  const board = Math.floor(painted);
  const done = painted - board;
  seenBy(context, nearby, () => {
    drawPlace(stage, { hour: 'late', painted, sun: sunIn(stage, [640, 70]) });
    const { x, hand, ...pose } = painting(board, done, time, 13);
    const along = done * 31;
    drawPotAt(stage, x + along + 176);
    drawLena(stage, brush, { ...pose, x: x + along, hand: [hand[0] + along, hand[1]] });
  });
  drawCalendar(context, { day: 1, ink });
}

/** In the evening her arms hang down; the day after, nobody is there, and the fence is long. */
export function drawSecondDay(stage, time) {
  const { context, ink } = stage;
  const isNext = time >= 2.6;
  const hour = isNext ? 'late' : 'afternoon';
  const { brush } = look(stage, hour);
  const view = isNext ? viewBetween(nearby, afar, glide(time, 2.6, 2.4)) : nearby;
  seenBy(context, view, () => {
    drawPlace(stage, { hour, painted: begun, sun: sunIn(stage, isNext ? [640, 70] : [880, 220]) });
    if (isNext) return;
    const tired = share(time, 0, 1.6);
    drawPotAt(stage, 500);
    drawLena(stage, brush, {
      x: 330,
      lean: mix(0.16, 0.46, tired),
      gaze: mix(0, 0.42, tired),
      rest: [mix(1.4, 0.75, tired), mix(1, 2.35, tired)],
      holds: true,
    });
  });
  drawCalendar(context, { day: isNext ? 2 : 1, turn: isNext ? share(time, 2.6, 0.5) : 1, ink });
}
