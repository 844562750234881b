// One act: what will be needed is put ready the evening before. And what becomes of it.
import { mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { walkPose } from '../../figure/walk.mjs';
import { drawCalendar } from '../../scenery/calendar.mjs';
import { seenBy } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawBrush, drawPot } from '../../scenery/paint.mjs';
import { drawStick } from '../../scenery/stick.mjs';
import { glide, share } from '../../stage.mjs';
import { all, drawLena, drawPlace, ground, lena, painting, sunIn } from './at-the-fence.mjs';
import { begun } from './first-day.mjs';

/** Close by, in the evening: the brush is laid across the pot, at the first bare board. */
export function drawTonight(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'evening');
  seenBy(context, { at: [390, 348], zoom: 1.5 }, () => {
    drawPlace(stage, { hour: 'evening', painted: begun + 3, lit: 1, weeds: 0.2 });
  });
  const lay = glide(time, 1.6, 2.2);
  const back = glide(time, 4.4, 1.6);
  const hand = [mix(mix(470, 540, lay), 440, back), mix(mix(300, 366, lay), 440, back)];
  drawPot(context, { at: [640, 512], size: 150, ink, brush: lay >= 1 });
  drawPerson(context, brush, lena, {
    hips: [250, 560],
    size: 104,
    lean: mix(0.18, 0.3, lay) - 0.16 * back,
    gaze: mix(0.1, 0.3, lay) - 0.36 * back,
    near: {
      reach: hand,
      handShape: 'grip',
      handTurn: lay < 1 ? Math.PI / 2 - 0.1 : undefined,
      under: lay < 1 ? () => drawHeld(context, ink) : undefined,
      foot: [1.8, 1.6],
    },
    far: { hand: [1.2, 1.9], handShape: 'grip', foot: [1.9, 1.6] },
  });
  drawCalendar(context, { day: 25, ink });
}

function drawHeld(context, ink) {
  context.save();
  context.translate(0.1, 0);
  context.scale(1.04, 1.04);
  drawBrush(context, ink);
  context.restore();
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
    drawLena(
      stage,
      brush,
      isDone ? { x: pose.x + 30, facing: -1, gaze: -0.1, rest: [0.9, 1.7] } : pose,
    );
  });
  drawCalendar(context, { day, turn: isDone ? 1 : share(gone % 1, 0, 0.8), ink });
}

function drawPasser({ context, ink }, brush, time) {
  const size = 44;
  const steps = walkPose((time * 0.42) % 1, { stride: 0.7 });
  const x = 240 + time * 34;
  const hips = [x, ground + 12 - steps.rise * size];
  drawStick(context, [x + 46, hips[1] - 6], ground + 12, ink, { lean: 8 });
  drawPerson(context, brush, people.otto, {
    ...steps,
    hips,
    size,
    lean: 0.08,
    near: { ...steps.near, hand: [1.1, 1.95], handShape: 'grip' },
  });
}
