// Weeks go by while the pot stands at the end of a long way; then it is moved.
import { between, mix } from '../../figure/geometry.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { drawCalendar } from '../../scenery/calendar.mjs';
import { seenBy, viewBetween } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawPot } from '../../scenery/paint.mjs';
import { glide, share } from '../../stage.mjs';
import { drawLena, drawPlace, drawPotAt, ground, lena, onWheel, sunIn } from './at-the-fence.mjs';
import { begun } from './first-day.mjs';
import { drawShedInside } from './shed-inside.mjs';

/** She looks out of the window; the grass grows, and the shed is at the far end. */
export function drawWeeks(stage, time, length) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const step = length / 11;
  const day = 3 + Math.min(10, Math.floor(time / step));
  const passed = time % step;
  const isFar = time > 3.4;
  seenBy(context, isFar ? { at: [700, 210], zoom: 0.5 } : { at: [440, 240], zoom: 0.7 }, () => {
    drawPlace(stage, {
      hour: 'late',
      painted: begun,
      weeds: time / length,
      sun: sunIn(stage, [640, 70]),
    });
    drawAtWindow(stage, brush);
  });
  drawCalendar(context, { day, turn: share(passed, 0, 0.2), ink });
}

function drawAtWindow({ context }, brush) {
  context.save();
  context.beginPath();
  context.rect(-134, 234, 112, 122);
  context.clip();
  drawPerson(context, brush, lena, {
    hips: [-96, 420],
    size: 44,
    lean: 0.12,
    gaze: 0.06,
    near: { hand: [0.8, 1.4] },
    far: { hand: [1, 1.2] },
  });
  context.restore();
  context.fillStyle = '#ffffff30';
  context.fillRect(-134, 234, 112, 122);
}

/** Behind boxes, under a lid; a spider has moved in. */
export function drawBehind(stage, time, length) {
  const { context, ink } = stage;
  const step = length / 6;
  const day = 14 + Math.min(5, Math.floor(time / step));
  const isNear = time > length / 2;
  seenBy(context, isNear ? { at: [628, 300], zoom: 2.1 } : { at: [540, 284], zoom: 1.1 }, () => {
    drawShedInside(stage, time, (day - 14 + (time % step) / step) / 6);
    drawPot(context, { at: [640, 396], size: 92, ink, closed: true });
  });
  drawCalendar(context, { day, turn: share(time % step, 0, 0.25), ink });
}

/** Out into the light, along the whole fence, to the first bare board. */
export function drawMove(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'afternoon');
  const way = glide(time, 0, 6.4);
  const x = mix(1260, 590, way);
  const set = glide(time, 6.6, 1.4);
  const rests = glide(time, 8.4, 1.2);
  const follow = { at: [mix(920, 560, way), mix(240, 290, way)], zoom: mix(0.62, 0.95, way) };
  const close = { at: [510, 356], zoom: 1.5 };
  seenBy(context, viewBetween(follow, close, glide(time, 5.6, 3)), () => {
    drawPlace(stage, {
      hour: 'afternoon',
      painted: begun,
      weeds: 0.45,
      sun: sunIn(stage, [260, 200]),
    });
    const held = between([x - 54, 398], [440, ground + 10], set);
    const drawHeld = () => drawPot(context, { at: held, size: 44, ink, closed: true, brush: true });
    if (set === 1) drawPotAt(stage, 440, { closed: true, brush: true });
    drawLena(stage, brush, {
      x,
      facing: -1,
      lean: 0.08 + 0.42 * (set - rests),
      gaze: mix(0.06, 0.3, set) - 0.3 * rests,
      hand: between(between([x - 30, 366], [468, ground - 34], set), onWheel(x, -1), rests),
      lap: set < 1 ? drawHeld : undefined,
    });
  });
  drawCalendar(context, { day: 20, turn: share(time, 0, 0.5), ink });
}
