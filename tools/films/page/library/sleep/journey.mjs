// The clock's way to another hour and back: by train, on Monday, and late on Sunday.
import { mix } from '../../figure/geometry.mjs';
import { circle } from '../../figure/head.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson, landmarksOf } from '../../figure/person.mjs';
import { walkPose } from '../../figure/walk.mjs';
import { drawClock, drawHands } from '../../scenery/clock.mjs';
import { drawChair, drawHangingLamp, drawTable } from '../../scenery/furniture.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawRidges } from '../../scenery/ridges.mjs';
import { drawShadow, drawWalls, drawWindow, frame } from '../../scenery/room.mjs';
import { share } from '../../stage.mjs';

/** What she wears on her way. */
const dressed = { ...people.mara, top: '#2f6b66', trousers: '#3b4a7c', barefoot: false };

/** A carriage: three hours pass behind its window. */
export function drawJourney(stage, time, length) {
  const { context, ink } = stage;
  const { brush, tone } = look(stage, 'late');
  const wall = ink('#2c566e');
  drawWalls(context, { wall: [wall, wall], floor: ink('#1d3550'), ground: 470 });
  const passed = time / length;
  const sky = context.createLinearGradient(80, 0, 880, 0);
  for (const [stop, colour] of [
    [0, '#1b2358'],
    [0.3, '#35508c'],
    [0.55, '#8fa3b4'],
    [0.8, '#e6dcc6'],
    [1, '#fbe6c6'],
  ]) {
    sky.addColorStop(Math.min(1, Math.max(0, stop + 0.35 - passed * 0.5)), ink(colour));
  }
  context.save();
  context.beginPath();
  context.roundRect(78, 52, 804, 282, 14);
  context.clip();
  context.fillStyle = sky;
  context.fillRect(78, 52, 804, 282);
  const box = { x: 78, y: 150, width: 804, height: 184 };
  drawRidges(context, box, { tone, shift: passed * 0.35 - 0.2, climb: 0.75 });
  context.fillStyle = ink('#27406a');
  for (let pole = 0; pole < 4; pole += 1) {
    const x = 78 + ((((pole * 260 - time * 150) % 1040) + 1040) % 1040) - 60;
    context.fillRect(x, 276, 5, 70);
  }
  context.restore();
  context.strokeStyle = ink('#1c3f56');
  context.lineWidth = 14;
  context.beginPath();
  context.roundRect(72, 46, 816, 294, 18);
  context.stroke();
  context.fillStyle = ink('#1c3f56');
  context.fillRect(474, 52, 12, 282);
  seat(context, [170, 452], 1, ink);
  seat(context, [820, 452], -1, ink);
  drawPassenger(stage, brush, time, mix(7, 4, share(time, 1, length - 3)));
}

/** Her clock stands before her, and goes back while she falls asleep. */
function drawPassenger({ context, ink }, brush, time, hour) {
  const sway = Math.sin(time * 3) * 1.5;
  context.fillStyle = ink('#8b6a58', 'object');
  context.beginPath();
  context.roundRect(486, 376, 168, 11, 5);
  context.fill();
  context.fillRect(490, 386, 10, 84);
  drawPerson(context, brush, dressed, {
    hips: [760, 386 + sway],
    size: 52,
    facing: -1,
    lean: -0.06,
    gaze: mix(-0.05, 0.42, share(time, 4, 2)),
    breath: 0.5 + 0.5 * Math.sin(time * 1.6),
    near: { reach: [704, 364], handShape: 'lay', handTurn: Math.PI / 2 - 0.1, foot: [1.8, 1.6] },
    far: { reach: [690, 364], handShape: 'lay', handTurn: Math.PI / 2 - 0.1, foot: [2, 1.6] },
  });
  drawClock(context, { at: [590, 376 + sway * 0.4], size: 44, hour, ink });
}

function seat(context, [x, y], facing, ink) {
  context.save();
  context.translate(x, y);
  context.scale(facing, 1);
  context.fillStyle = ink('#7a4d68', 'object');
  context.beginPath();
  context.roundRect(-66, -270, 56, 290, 26);
  context.fill();
  context.beginPath();
  context.roundRect(-66, -58, 190, 70, 24);
  context.fill();
  context.fillStyle = ink('#20344f');
  context.fillRect(-40, 12, 140, 30);
  context.restore();
}

/** Monday at seven by the station's clock; four by hers. */
export function drawMonday(stage, time) {
  const { context, ink } = stage;
  const { brush, tone, sky } = look(stage, 'morning');
  const fade = context.createLinearGradient(0, 0, 0, 420);
  for (const [index, colour] of sky.entries()) fade.addColorStop(index / (sky.length - 1), colour);
  context.fillStyle = fade;
  context.fillRect(0, 0, frame.width, frame.height);
  drawRidges(
    context,
    { x: 0, y: 190, width: 960, height: 250 },
    { tone, shift: -0.08, climb: 0.85 },
  );
  drawPlatform(context, ink);
  stationClock(context, [742, 128], ink);
  for (const [index, person] of [people.otto, people.samira, people.imani].entries()) {
    const x = 520 + index * 190 + time * 34;
    const pose = walkPose((time * 0.55 + index * 0.3) % 1);
    const size = 31;
    drawShadow(context, [x + 8, 472], 38, ink);
    drawPerson(context, brush, person, {
      ...pose,
      hips: [x, 470 - pose.rise * size],
      size,
      lean: 0.05,
    });
  }
  drawCarrier(stage, brush, time);
}

/** Tired, with her clock as luggage. */
function drawCarrier({ context, ink }, brush, time) {
  const steps = walkPose((time * 0.4) % 1, { stride: 0.8 });
  const size = 54;
  const x = 250 + time * 13;
  const swing = 0.07 * Math.sin(time * 5);
  const pose = {
    ...steps,
    hips: [x, 514 - steps.rise * size],
    size,
    lean: 0.3,
    gaze: 0.4,
    near: { ...steps.near, hand: [0.42, 2.5], handShape: 'grip', handTurn: 0 },
    far: steps.far,
    before: () => {
      const [handX, handY] = landmarksOf(dressed, pose).near;
      const at = [handX + 2, handY + 126];
      drawClock(context, { at, size: 38, hour: 4 + time / 60, tilt: swing, ink });
    },
  };
  drawShadow(context, [x + 16, 516], 92, ink);
  drawPerson(context, brush, dressed, pose);
}

/** Under a roof, which the clock hangs from. */
function drawPlatform(context, ink) {
  context.fillStyle = ink('#6d7590');
  context.fillRect(0, 436, frame.width, 104);
  context.fillStyle = ink('#e7dcc4');
  context.fillRect(0, 440, frame.width, 7);
  context.fillStyle = ink('#3f4f7e');
  context.fillRect(0, 0, frame.width, 34);
  context.fillStyle = ink('#55659a');
  context.fillRect(0, 34, frame.width, 8);
  for (const x of [92, 884]) context.fillRect(x, 40, 16, 400);
}

function stationClock(context, [x, y], ink) {
  context.fillStyle = ink('#3f4f7e');
  context.fillRect(x - 4, 34, 8, y - 60);
  context.save();
  context.translate(x, y);
  context.scale(56, 56);
  context.fillStyle = ink('#3f4f7e');
  context.fill(circle([0, 0], 1));
  context.fillStyle = ink('#fffaf0', 'light');
  context.fill(circle([0, 0], 0.86));
  drawHands(context, 7);
  context.restore();
}

/** Ten in the evening, dusk: she is sleepy, and the clock goes ahead to the door. */
export function drawSupper(stage, time) {
  const { context, ink } = stage;
  const { brush, tone } = look(stage, 'evening');
  const sky = ['#39508f', '#8c86ad', '#f0b08c'].map((colour) => ink(colour, 'land'));
  const wall = ink('#4d4173');
  drawWalls(context, {
    wall: [ink('#463b6a'), wall, ink('#463b6a')],
    floor: ink('#352c54'),
    ground: 462,
  });
  drawWindow(
    context,
    { x: 56, y: 92, width: 180, height: 200 },
    {
      sky,
      tone,
      rim: ink('#655a8e'),
      shift: 0,
    },
  );
  context.fillStyle = ink('#5a4d80');
  context.fillRect(822, 130, 110, 332);
  drawHangingLamp(context, { x: 470, y: 150, reach: 310, spread: 270 }, ink);
  drawChair(context, [330, 506], 34, ink, { facing: 1 });
  drawChair(context, [642, 506], 34, ink, { facing: -1 });
  const nod = Math.sin(time * 2) * 0.06;
  const onTable = { hand: [1.75, 0.92], handShape: 'lay', handTurn: Math.PI / 2 };
  const sit = (person, x, facing, gaze, near) =>
    drawPerson(context, brush, person, {
      hips: [x, 436],
      size: 37,
      facing,
      gaze,
      near: { foot: [1.75, 1.75], ...near },
      far: { foot: [1.95, 1.75], ...onTable },
    });
  sit(people.lena, 328, 1, nod, onTable);
  sit({ ...people.mara, top: '#4f8f8b', trousers: '#3b4a7c', barefoot: false }, 640, -1, -nod, {
    hand: [1.35, 0.15 + 0.1 * Math.sin(time * 3)],
    handShape: 'open',
  });
  drawTable(context, { x: 376, y: 398, width: 216, height: 106 }, ink);
  const off = share(time, 0.5, 5);
  drawShadow(context, [mix(700, 800, off), 508], 44, ink);
  drawClock(context, { at: [mix(700, 800, off), 506], size: 38, hour: 10, walk: time * 8, ink });
}
