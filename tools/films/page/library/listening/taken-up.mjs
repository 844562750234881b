// The end is picked up and given back; the thread goes on, and it was something else.
import { mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { landmarksOf, standing } from '../../figure/person.mjs';
import { seenBy, viewBetween } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawGardenChair } from '../../scenery/lakeside.mjs';
import { drawThread, fallenAt, partOf, threadThrough } from '../../scenery/thread.mjs';
import { glide, share } from '../../stage.mjs';
import {
  cat,
  drawOtto,
  drawPlace,
  drawShadows,
  drawYusuf,
  ground,
  ottoSits,
  peaks,
  size,
  yusufSits,
} from './talk.mjs';

const up = ground - standing * size;

/** He bends for the end of the thread and holds it out; Otto turns round. */
export function drawPickUp(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'afternoon');
  const down = glide(time, 0.2, 1.3) - glide(time, 2, 1.6);
  const given = glide(time, 2.4, 1.6);
  const turned = time > 3.6;
  const takes = glide(time, 4, 1.2);
  seenBy(
    context,
    viewBetween({ at: [470, 320], zoom: 1.14 }, { at: [400, 280], zoom: 1.3 }, glide(time, 1.4, 4)),
    () => {
      drawPlace(stage, time + 42, 'afternoon');
      drawShadows(stage, [560, 210]);
      drawGardenChair(context, [286, ground], size, ink);
      drawGardenChair(context, [692, ground], size, ink, { facing: -1 });
      drawOtto(
        stage,
        brush,
        {
          hips: [206, up + 4],
          size,
          facing: turned ? 1 : -1,
          lean: turned ? 0.06 : 0.1,
          gaze: turned ? 0.14 : 0.26,
          near: {
            hand: [mix(0.2, 1.6, takes), mix(2.45, 1.3, takes)],
            handShape: takes > 0.3 ? 'flat' : 'rest',
            handTurn: takes > 0.3 ? Math.PI / 2 + 0.1 : undefined,
            foot: [0.05, 3.58],
          },
          far: {
            hand: [0.9, 1.95],
            handShape: 'lay',
            handTurn: Math.PI / 2 - 0.2,
            foot: [-0.3, 3.56],
          },
        },
        { seated: false },
      );
      const pose = {
        hips: [mix(570, 470, given), up + 22 * down + 4],
        size,
        facing: -1,
        lean: mix(0.14, 1.05, down),
        gaze: mix(0.1, 0.3, down),
        near: {
          reach: [
            mix(mix(535, 486, down), 362, given),
            mix(mix(380, ground - 4, down), 268, given),
          ],
          handShape: 'hold',
          foot: [0.3, 3.56],
        },
        far: { hand: [0.5, 2.35], foot: [-0.35, 3.56] },
      };
      drawYusuf(stage, brush, pose, { seated: false });
      drawLooseEnd(stage, landmarksOf(people.yusuf, pose).near, glide(time, 1.2, 0.3));
    },
  );
}

/** The thread from his hand to what is still on the ground. */
function drawLooseEnd({ context, ink }, [x, y], held) {
  drawThread(context, fallenAt([470, ground + 14], mix(1, 0.72, held)), { ink });
  if (held <= 0) return;
  const hanging = threadThrough([
    [x - 34, y - 2],
    [x - 22, y + 12],
    [x - 16, mix(y, ground, 0.3)],
    [mix(x, 470, 0.12), mix(y, ground, 0.66)],
    [mix(x, 470, 0.45), ground - 8],
    [mix(x, 470, 0.8), ground + 13],
    [470, ground + 14],
  ]);
  drawThread(context, hanging, { ink });
}

/** So near that one sees where the thread goes. */
const ear = { at: [618, 214], zoom: 2.7 };

/** It goes on where it broke off: no mountains, a cat. */
export function drawCat(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'afternoon');
  const told = mix(peaks * 0.9, 1, glide(time, 0.4, 5.6));
  const seen = share(time, 6.4, 0.9);
  const isAtEar = time > 4.4 && time < 6.2;
  const teller = viewBetween(
    { at: [486, 210], zoom: 1.5 },
    { at: [480, 258], zoom: 1.05 },
    glide(time, 1, 3.4),
  );
  seenBy(context, isAtEar ? ear : teller, () => {
    drawPlace(stage, time + 49, 'afternoon');
    drawShadows(stage, [300, 668]);
    drawOtto(stage, brush, ottoSits(time, { speaks: 1 - 0.8 * seen, gaze: -0.12 }));
    drawYusuf(stage, brush, yusufSits(time, { lean: 0.16, gaze: mix(-0.02, -0.16, seen) }));
    drawThread(context, partOf(cat, told), { ink, sway: time });
    drawCatFace(stage, seen);
  });
}

function drawCatFace({ context, ink }, shown) {
  if (shown <= 0) return;
  context.save();
  context.globalAlpha = shown;
  Object.assign(context, { lineCap: 'round', lineWidth: 4 });
  context.strokeStyle = ink('#d06f2e', 'line');
  for (const x of [420, 462]) {
    context.beginPath();
    context.arc(x, 140, 9, 0.15 * Math.PI, 0.85 * Math.PI);
    context.stroke();
  }
  context.lineWidth = 3;
  for (const [from, to] of [
    [
      [426, 164],
      [392, 157],
    ],
    [
      [426, 171],
      [393, 175],
    ],
    [
      [456, 164],
      [490, 157],
    ],
    [
      [456, 171],
      [489, 175],
    ],
    [
      [436, 160],
      [446, 160],
    ],
  ]) {
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
  context.restore();
}
