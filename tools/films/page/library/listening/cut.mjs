// He knows already how it ends, and says so: the thread is on the ground, and then the chair is empty.
import { mix } from '../../figure/geometry.mjs';
import { walkPose } from '../../figure/walk.mjs';
import { seenBy, viewBetween, wide } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawGardenChair } from '../../scenery/lakeside.mjs';
import { drawThought } from '../../scenery/thought.mjs';
import { drawThread, fallenAt, partOf, threadFalling } from '../../scenery/thread.mjs';
import { glide } from '../../stage.mjs';
import {
  cat,
  drawOtto,
  drawPlace,
  drawShadows,
  drawYusuf,
  ground,
  mountains,
  ottoSits,
  peaks,
  size,
  yusufSits,
} from './talk.mjs';

const fallen = fallenAt([470, ground + 14]);
const near = { at: [486, 196], zoom: 1.5 };
/** Who tells, and who knows already. */
const teller = { at: [430, 190], zoom: 1.75 };
const thinker = { at: [566, 190], zoom: 1.6 };
const own = { colour: '#2f7f8c', dark: '#1f6270', width: 6 };

/** Two peaks, and over his head the mountains are there before the sentence is over. */
export function drawGuess(stage, time, length) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const knows = glide(time, 3, 3.4);
  seenBy(context, viewBetween(teller, thinker, glide(time, 2.2, 3)), () => {
    drawPlace(stage, time + 11, 'late');
    drawOtto(stage, brush, ottoSits(time));
    const eager = glide(time, 5, 2.4);
    drawYusuf(
      stage,
      brush,
      yusufSits(time, {
        lean: mix(0.05, 0.16, eager),
        gaze: mix(-0.02, 0.02, eager),
        near: {
          hand: [mix(1, 1.5, eager), mix(1.66, 0.4, eager)],
          ...(eager > 0.12
            ? { handShape: 'open', handTurn: Math.PI / 2 + 0.6 * eager }
            : { handShape: 'lay', handTurn: Math.PI / 2 - 0.1 }),
          foot: [1.75, 1.78],
        },
      }),
    );
    drawThread(context, partOf(cat, peaks * mix(0.62, 1, glide(time, 0, length - 2))), {
      ink,
      sway: time,
    });
    drawThought(context, {
      at: [706, 96],
      shown: knows,
      draw: () => drawAnswer(context, ink),
      ink,
    });
  });
}

/** What he takes it for, in his own colour: two mountains. */
function drawAnswer(context, ink) {
  Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  context.strokeStyle = ink(own.colour, 'light');
  context.beginPath();
  for (const point of [
    [-58, 26],
    [-26, -26],
    [-6, 8],
    [16, -36],
    [58, 26],
  ])
    context.lineTo(...point);
  context.stroke();
}

/** His line shoots through hers. */
export function drawCut(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const spoken = glide(time, 0.2, 4.2);
  const fall = Math.max(0, Math.min(1, (time - 1.5) / 1.5));
  const hurt = glide(time, 1.6, 1.4);
  seenBy(context, viewBetween(near, wide, glide(time, 2.2, 4)), () => {
    drawPlace(stage, time + 20, 'late');
    drawShadows(stage, [300, 668]);
    drawOtto(
      stage,
      brush,
      ottoSits(time, {
        speaks: 1 - hurt,
        gaze: mix(-0.04, 0.42, hurt),
        lean: mix(0.02, 0.1, hurt),
      }),
    );
    drawYusuf(stage, brush, yusufSits(time, { speaks: 1, lean: 0.14, gaze: -0.06 }));
    drawThread(context, threadFalling(partOf(cat, peaks), fallen, fall), { ink });
    drawOwn(stage, time, spoken);
  });
}

/** As much of his mountains as he has said; snow on those that stand. */
function drawOwn({ context, ink }, time, said) {
  drawThread(context, partOf(mountains, said), { ink, ...own, sway: time * 2 });
  context.save();
  Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  context.strokeStyle = ink(own.colour, 'line');
  for (const [x, y, reach, after] of [
    [552, 60, 18, 0.4],
    [436, 18, 20, 0.72],
    [330, 96, 15, 0.93],
  ]) {
    context.globalAlpha *= said > after ? 1 : 0;
    context.beginPath();
    context.moveTo(x - reach, y + reach * 2.5);
    for (const [across, down] of [
      [-0.45, 1.75],
      [0, 2.6],
      [0.45, 1.75],
      [0.95, 2.5],
    ])
      context.lineTo(x + across * reach, y + down * reach);
    context.stroke();
  }
  context.restore();
}

/** He is in the mountains; Otto looks at the ground, then gets up. */
export function drawMountains(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const leaves = glide(time, 4.6, 2.2);
  drawPlace(stage, time + 29, 'late');
  drawShadows(stage, [300, 668]);
  drawOwn(stage, time, 1);
  drawOtto(
    stage,
    brush,
    ottoSits(time, {
      speaks: 0,
      gaze: mix(0.1, 0.46, glide(time, 0.3, 1.6)) - 0.14 * leaves,
      lean: mix(0.08, 0.42, leaves),
    }),
  );
  drawYusuf(stage, brush, yusufSits(time, { speaks: 1, lean: -0.04, gaze: -0.32 }));
  drawThread(context, fallen, { ink });
}

/** Talking to an empty chair, until he sees what lies there. */
export function drawEmptyChair(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  const silent = glide(time, 2.2, 1.4);
  drawPlace(stage, time + 36, 'late');
  drawShadows(stage, [300, 668]);
  drawGardenChair(context, [286, ground], size, ink);
  const left = walkPose((time * 0.28) % 1, { stride: 0.7 });
  drawOtto(
    stage,
    brush,
    {
      hips: [214 - time * 9, ground - left.rise * size],
      size,
      facing: -1,
      lean: 0.12,
      gaze: 0.3,
      near: { ...left.near, hand: [0.1, 2.4] },
      far: {
        ...left.far,
        hand: [0.95, 1.9],
        handShape: 'lay',
        handTurn: Math.PI / 2 - 0.2,
      },
    },
    { seated: false },
  );
  if (silent < 1) drawOwn(stage, time, mix(0.86, 0.02, silent));
  drawYusuf(
    stage,
    brush,
    yusufSits(time, {
      speaks: 1 - silent,
      lean: mix(-0.04, 0.2, silent),
      gaze: mix(-0.3, 0.5, silent),
    }),
  );
  drawThread(context, fallen, { ink });
}
