// The room in which the clock stands at seven, and walks off on Saturday.
import { mix } from '../../figure/geometry.mjs';
import { circle } from '../../figure/head.mjs';
import { mixed } from '../../figure/paint.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { drawBedFrame, drawBlanket } from '../../scenery/bed.mjs';
import { drawClock } from '../../scenery/clock.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawLamp } from '../../scenery/lamp.mjs';
import { drawLightPatch, drawWalls, drawWindow } from '../../scenery/room.mjs';
import { glide, share } from '../../stage.mjs';

export function drawNight(stage, time) {
  const { context, ink } = stage;
  const { brush, wall, floor, sky, tone } = look(stage, 'dawn');
  drawWalls(context, { wall, floor, ground: 428 });
  drawWindow(
    context,
    { x: 556, y: 40, width: 310, height: 200 },
    {
      sky,
      tone,
      rim: ink('#6f80b5'),
      shift: 0.05,
    },
  );
  context.fillStyle = ink('#57506d');
  context.beginPath();
  context.roundRect(10, 428, 276, 130, 6);
  context.fill();
  drawLamp(context, [72, 428], ink, 0);
  context.fillStyle = ink('#7f8fc0');
  context.beginPath();
  context.roundRect(282, 440, 720, 110, 10);
  context.fill();
  drawPillow(context, ink);
  const shake = time > 2 && time < 6 ? Math.sin(time * 60) * 0.03 : 0;
  drawClock(context, { at: [256, 428], size: 46, hour: 7, tilt: shake, ink });
  const reach = share(time, 5, 1.4);
  drawPerson(context, brush, people.mara, {
    hips: [640, 446],
    size: 74,
    lean: -1.42,
    gaze: mix(0.05, -0.12, reach),
    breath: 0.5 + 0.5 * Math.sin(time * 1.6),
    near: { hand: [1.9, 0.9], foot: [3, 0.4] },
    far: {
      hand: [mix(0.9, -2.3, reach), mix(0.8, -0.62, reach)],
      handShape: 'lay',
      foot: [3, 0.4],
    },
  });
  drawBlanket(
    context,
    [
      [500, 452],
      [560, 416],
      [650, 408],
      [740, 372],
      [830, 392],
      [980, 420],
    ],
    556,
    (colour, kind) => ink(mixed(colour, '#3b4a9c', 0.55), kind),
  );
  drawInnerClock(context, { at: [560, 408], shown: share(time, 8.6, 1.6), beat: time, ink });
}

function drawPillow(context, ink) {
  context.fillStyle = ink('#9aa7d2', 'people');
  context.beginPath();
  context.roundRect(352, 408, 190, 48, 24);
  context.fill();
  context.save();
  context.translate(482, 392);
  context.rotate(0.42);
  context.fillStyle = ink('#a9b5dc', 'people');
  context.beginPath();
  context.roundRect(-104, -30, 200, 64, 32);
  context.fill();
  context.restore();
}

/** The clock that a body keeps: the same hour, as a light in the chest. */
function drawInnerClock(context, { at: [x, y], shown, beat, ink }) {
  if (shown <= 0) return;
  const radius = 22 + 1.5 * Math.sin(beat * 4);
  const colour = ink('#f0a262', 'light');
  const glow = context.createRadialGradient(x, y, 4, x, y, radius * 3);
  glow.addColorStop(0, `${colour}90`);
  glow.addColorStop(1, `${colour}00`);
  context.save();
  context.globalAlpha = shown;
  context.fillStyle = glow;
  context.fillRect(x - 90, y - 90, 180, 180);
  Object.assign(context, { strokeStyle: colour, lineWidth: 4, lineCap: 'round' });
  context.stroke(circle([x, y], radius));
  context.beginPath();
  context.moveTo(x, y - 15);
  context.lineTo(x, y);
  context.lineTo(x - 5, y + 9);
  context.stroke();
  context.restore();
}

export function drawSeven(stage, time) {
  const { context, ink } = stage;
  const { brush, wall, floor, sky, tone } = look(stage, 'morning');
  drawWalls(context, { wall, floor, ground: 446 });
  const box = { x: 600, y: 70, width: 260, height: 250 };
  drawWindow(context, box, {
    sky,
    tone,
    rim: ink('#f3f1ec', 'object'),
    shift: 0,
    sun: {
      x: 0.66,
      y: 0.62 - 0.06 * share(time, 0, 8),
      radius: 20,
      colour: ink('#fff6e4', 'sun'),
      glow: `${ink('#fff0cf', 'sun')}88`,
    },
  });
  drawClock(context, { at: [672, 322], size: 34, hour: 7, ink });
  drawBedFrame(context, { x: 56, y: 412, width: 400 }, ink);
  drawBlanket(
    context,
    [
      [176, 414],
      [214, 388],
      [270, 376],
      [326, 392],
      [352, 412],
    ],
    466,
    ink,
  );
  const up = share(time, 0.6, 2);
  drawPerson(context, brush, people.mara, {
    hips: [420, 396],
    size: 46,
    lean: mix(0.5, 0.06, up),
    gaze: mix(0.4, -0.12, up),
    breath: up * (0.5 + 0.5 * Math.sin(time * 1.7)),
    near: { reach: [468, 374], foot: [1.75, 1.95], handShape: 'lay', handTurn: Math.PI / 2 - 0.1 },
    far: { reach: [484, 374], foot: [1.95, 1.95], handShape: 'lay', handTurn: Math.PI / 2 - 0.1 },
  });
}

export function drawTen(stage, time) {
  const { context, ink } = stage;
  const { brush, wall, floor, sky, tone } = look(stage, 'late');
  drawWalls(context, { wall, floor, ground: 446 });
  const box = { x: 600, y: 72, width: 260, height: 252 };
  drawLightPatch(
    context,
    [
      [470, 462],
      [640, 462],
      [560, 528],
      [360, 528],
    ],
    `${ink('#fff6df', 'light')}d0`,
  );
  const later = glide(time, 0.2, 1.6);
  const gone = share(time, 2.8, 5.2);
  drawWindow(context, box, {
    sky,
    tone,
    rim: ink('#fffaf0', 'object'),
    shift: 0,
    sun: {
      x: 0.24,
      y: 0.14,
      radius: 22,
      colour: ink('#fffdf4', 'sun'),
      glow: `${ink('#fff6dd', 'sun')}88`,
    },
  });
  drawClock(context, {
    at: [mix(660, 812, gone), mix(322, 248, gone)],
    size: mix(42, 21, gone),
    hour: mix(7, 10, later),
    walk: gone > 0 && gone < 1 ? time * 9 : undefined,
    ink,
  });
  drawBedFrame(context, { x: 56, y: 412, width: 420 }, ink);
  drawPerson(context, brush, people.mara, {
    hips: [246, 406],
    size: 44,
    lean: -1.44,
    gaze: 0.3,
    breath: 0.5 + 0.5 * Math.sin(time * 1.6),
    near: { hand: [0.8, 1.4], foot: [3.1, 0.5], footTurn: 0.3 },
    far: { hand: [0.4, 1], foot: [3.1, 0.5], footTurn: 0.3 },
  });
  drawBlanket(
    context,
    [
      [164, 414],
      [188, 390],
      [236, 380],
      [322, 346],
      [398, 358],
      [466, 408],
    ],
    466,
    ink,
  );
}
