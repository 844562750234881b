// One act: what will be needed is put ready the evening before. And what becomes of it.
import { between, mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { walkPose } from '../../figure/walk.mjs';
import { drawCalendar } from '../../scenery/calendar.mjs';
import { seenBy } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawBrush, drawPot, laid } from '../../scenery/paint.mjs';
import { drawShadow } from '../../scenery/room.mjs';
import { drawStick } from '../../scenery/stick.mjs';
import { drawWheelchair } from '../../scenery/wheelchair.mjs';
import { glide } from '../../stage.mjs';
import {
  all,
  drawLena,
  drawPlace,
  drawPotAt,
  ground,
  lena,
  onWheel,
  painting,
  sunIn,
} from './at-the-fence.mjs';
import { begun } from './first-day.mjs';

/** Close by, in the evening: the brush is laid across the pot, at the first bare board. */
export function drawTonight(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'evening');
  const pot = { at: [640, 512], size: 150 };
  seenBy(context, { at: [390, 348], zoom: 1.5 }, () => {
    drawPlace(stage, { hour: 'evening', painted: begun + 3, lit: 1, weeds: 0.2 });
  });
  const lay = glide(time, 1.6, 2);
  const back = glide(time, 4.1, 1.4);
  const isHeld = lay < 1;
  const end = [pot.at[0] + laid.at[0] * pot.size - 8, pot.at[1] + laid.at[1] * pot.size - 2];
  const figure = { hips: [250, 560], size: 104 };
  drawShadow(context, [pot.at[0] + 6, pot.at[1] + 2], 92, ink);
  drawPot(context, { ...pot, ink, closed: true, brush: !isHeld, folded: true });
  drawWheelchair(context, figure, 0, ink, (before) => {
    drawPerson(context, brush, lena, {
      ...figure,
      before,
      lean: mix(0.18, 0.3, lay) - 0.16 * back,
      gaze: mix(0.1, 0.3, lay) - 0.3 * back,
      near: {
        reach: between([mix(460, end[0], lay), mix(290, end[1], lay)], [404, 470], back),
        handShape: back > 0.15 ? 'rest' : 'hold',
        handTurn: isHeld ? Math.PI / 2 - laid.turn : undefined,
        held: isHeld ? () => drawHeld(context, ink, pot.size / figure.size) : undefined,
        foot: [1.8, 1.6],
      },
      far: { hand: [1.45, 1.78], handShape: 'lay', handTurn: Math.PI / 2, foot: [1.9, 1.6] },
    });
  });
  drawCalendar(context, { day: 25, ink });
}

/** As large as where it will lie. */
function drawHeld(context, ink, scale) {
  context.save();
  context.scale(laid.size * scale, laid.size * scale);
  drawBrush(context, ink);
  context.restore();
}

/** She goes in; the pot waits at the first bare board. */
export function drawReady(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'evening');
  seenBy(context, { at: [400, 288], zoom: 1.06 }, () => {
    drawPlace(stage, { hour: 'evening', painted: begun + 3, lit: 1, weeds: 0.2 });
    drawPotAt(stage, 560, { closed: true, brush: true });
    const x = mix(420, 200, glide(time, 0, 3.6));
    const push = Math.sin(time * 4) * 12 * (1 - glide(time, 2.8, 0.8));
    const [wheel, rim] = onWheel(x, -1);
    drawLena(stage, brush, { x, facing: -1, lean: 0.1, hand: [wheel - push, rim] });
  });
  drawCalendar(context, { day: 25, ink });
}

/** A board a day, as far as the fence goes. */
export function drawMonth(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const from = begun + 4;
  const gone = Math.min(all - from, time * 4.8);
  const painted = from + gone;
  const day = 26 + Math.floor(gone);
  const isDone = painted >= all;
  seenBy(context, { at: [640, 236], zoom: 0.68 }, () => {
    drawPlace(stage, { hour: 'late', painted, sun: sunIn(stage, [560, 60]) });
    const pose = painting(Math.min(all - 1, painted), painted % 1, time, 12);
    drawPasser(stage, brush, time);
    drawPotAt(stage, pose.x + 146, { closed: isDone, brush: isDone });
    drawLena(
      stage,
      brush,
      isDone ? { x: pose.x + 30, facing: -1, gaze: -0.1, rest: [0.9, 1.7] } : pose,
    );
  });
  drawCalendar(context, { day, ink });
}

function drawPasser({ context, ink }, brush, time) {
  const size = 44;
  const steps = walkPose((time * 0.42) % 1, { stride: 0.7 });
  const x = 240 + time * 34;
  const hips = [x, ground + 12 - steps.rise * size];
  drawStick(context, [x + 52, hips[1] - 4], ground + 12, ink, { lean: 8 });
  drawPerson(context, brush, people.otto, {
    ...steps,
    hips,
    size,
    lean: 0.08,
    near: { ...steps.near, hand: [1.1, 1.95], handShape: 'lay', handTurn: Math.PI / 2 - 0.2 },
  });
}
