// One act: two breaths before an answer. And somebody who sits down to tell something.
import { mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson, landmarksOf } from '../../figure/person.mjs';
import { walkPose } from '../../figure/walk.mjs';
import { drawBreath } from '../../scenery/breath.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawGardenChair } from '../../scenery/lakeside.mjs';
import { drawThought } from '../../scenery/thought.mjs';
import { drawThread, partOf, threadThrough } from '../../scenery/thread.mjs';
import { glide, share } from '../../stage.mjs';
import { drawPlace, drawShadows, drawYusuf, ground, ottoSits, size, yusufSits } from './talk.mjs';

/** Noa's story: waves, and after two breaths the ship. */
const ship = threadThrough([
  [322, 290],
  [336, 304],
  [358, 278],
  [382, 308],
  [408, 278],
  [432, 308],
  [452, 296],
  [464, 290],
  [464, 290],
  [438, 238],
  [438, 238],
  [508, 238],
  [508, 238],
  [508, 76],
  [508, 76],
  [586, 214],
  [586, 214],
  [512, 216],
  [512, 216],
  [512, 238],
  [512, 238],
  [592, 238],
  [592, 238],
  [562, 292],
  [584, 306],
  [606, 290],
  [628, 304],
  [642, 274],
  [640, 236],
  [640, 200],
  [662, 184],
  [680, 200],
  [668, 230],
]);
const waves = 0.17;
/** What could become anything. */
const beginning = threadThrough([
  [322, 244],
  [348, 264],
  [378, 256],
  [396, 230],
  [420, 222],
  [446, 236],
]);
/** The seconds at which he breathes in; one is gone before the next one comes. */
const breaths = [3.3, 5.4];
const low = { at: [850, 250], radius: 22 };

function evening(stage) {
  const { ink } = stage;
  return { ...low, colour: ink('#fff0d0', 'sun'), glow: ink('#ffcf94', 'sun') };
}

export function drawBreaths(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'afternoon');
  const told = mix(mix(0.01, waves, glide(time, 0.2, 2.6)), 1, glide(time, 7.4, 4.4));
  const wants = glide(time, 2, 0.7) - glide(time, 3, 0.6);
  const pauses = time > 2.4 && time < 7.4;
  drawPlace(stage, time + 58, 'afternoon', evening(stage));
  drawShadows(stage, [300, 668]);
  drawGardenChair(context, [286, ground], size, ink);
  drawNoa(stage, brush, time, pauses ? 0 : 1);
  const pose = waiting(time, wants);
  drawYusuf(stage, brush, { ...pose, mouth: wants * 0.7 });
  drawThread(context, partOf(ship, told), { ink, sway: time });
  context.save();
  context.globalAlpha = 1 - glide(time, 3, 0.6);
  drawThought(context, {
    at: [700, 112],
    shown: glide(time, 1.5, 1.2),
    draw: () => drawFish(context, ink),
    ink,
  });
  context.restore();
  const { mouth } = landmarksOf(people.yusuf, pose);
  for (const [index, start] of breaths.entries()) {
    const gone = (time - start - 0.6) / 2;
    drawBreath(context, { at: mouth, share: gone, facing: -1, numeral: `${index + 1}`, ink });
  }
}

/** He wants to say something, then breathes in and out, in and out. */
function waiting(time, wants) {
  const chest = breaths.reduce(
    (sum, start) => sum + glide(time, start, 0.8) - glide(time, start + 0.8, 1.2),
    0,
  );
  return yusufSits(time, {
    breath: chest,
    lean: mix(0.1, 0.18, wants) - 0.05 * chest,
    gaze: 0.08 - 0.06 * chest - 0.2 * share(time, 10.6, 1),
    near: {
      hand: [1 + 0.5 * wants, 1.66 - 1.2 * wants],
      handShape: wants > 0.2 ? 'open' : 'lay',
      handTurn: Math.PI / 2 - 0.1 + 0.7 * wants,
      foot: [1.75, 1.78],
    },
  });
}

function drawNoa(stage, brush, time, speaks) {
  const beat = Math.sin(time * 3.1) * speaks;
  const swing = Math.sin(time * 2.2) * 0.18;
  drawPerson(stage.context, brush, people.noa, {
    hips: [290, 399],
    size: 48,
    lean: 0.04 + 0.03 * beat,
    gaze: -0.1 + 0.05 * beat,
    mouth: speaks * Math.max(0, Math.sin(time * 10) * 0.6 + 0.4),
    near: {
      hand: [1.05, 0.6 + 0.3 * beat],
      handShape: 'open',
      foot: [1.35 + swing, 1.3],
      footTurn: 0.15,
    },
    far: {
      hand: [1.2, 0.9 - 0.3 * beat],
      handShape: 'open',
      foot: [1.4 - swing, 1.3],
      footTurn: 0.1,
    },
  });
}

/** What he would have said: a fish. */
function drawFish(context, ink) {
  Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  context.strokeStyle = ink('#2f7f8c', 'light');
  context.beginPath();
  context.moveTo(48, -24);
  context.quadraticCurveTo(4, 40, -50, 0);
  context.quadraticCurveTo(4, -40, 48, 24);
  context.closePath();
  context.stroke();
  context.beginPath();
  context.arc(-30, -3, 2, 0, 2 * Math.PI);
  context.stroke();
}

/** By day's end: somebody sits down, begins, and he has two breaths for her. */
export function drawInvitation(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'afternoon');
  const isSeated = time >= sits;
  drawPlace(stage, time + 70, 'afternoon', evening(stage));
  drawShadows(stage, [300, 668]);
  drawGardenChair(context, [286, ground], size, ink);
  if (isSeated) drawSeated(stage, brush, time);
  else drawComing(stage, brush, time);
  const breath = glide(time, sits + 0.3, 0.8) - glide(time, sits + 1.1, 1.2);
  const pose = yusufSits(time, { lean: 0.1 - 0.05 * breath, gaze: -0.06, breath });
  drawYusuf(stage, brush, pose);
  const { mouth } = landmarksOf(people.yusuf, pose);
  drawBreath(context, { at: mouth, share: (time - sits - 1) / 3, facing: -1, ink });
}

/** The second at which the next person to tell something has sat down: a shot begins there. */
export const sits = 2.6;

function drawComing({ context }, brush, time) {
  const steps = walkPose((time * 0.5) % 1, { stride: 0.85 });
  drawPerson(context, brush, people.samira, {
    ...steps,
    hips: [120 + time * 34, ground - steps.rise * size],
    size,
    lean: 0.05,
    gaze: 0.04,
  });
}

function drawSeated({ context, ink }, brush, time) {
  const pose = {
    ...ottoSits(time, { speaks: 0.9, gaze: -0.02 }),
    far: { hand: [1.3, 1.45], handShape: 'lay', handTurn: Math.PI / 2 - 0.1, foot: [1.95, 1.78] },
  };
  drawPerson(context, brush, people.samira, pose);
  const begun = partOf(beginning, 0.2 + 0.8 * glide(time, sits, 2.6));
  drawThread(context, begun, { ink, sway: time });
}
