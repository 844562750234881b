// One time for getting up, on free days too; and the note that says it.
import { between, mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson, standing } from '../../figure/person.mjs';
import { drawBlanket } from '../../scenery/bed.mjs';
import { drawClock } from '../../scenery/clock.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawLamp } from '../../scenery/lamp.mjs';
import { drawShadow, drawWalls, drawWindow } from '../../scenery/room.mjs';
import { glide, share } from '../../stage.mjs';

/** Sunday at seven: she draws the curtain, and the clock is there. */
export function drawFreeDay(stage, time) {
  const { context, ink } = stage;
  const { brush, wall, floor, sky, tone } = look(stage, 'morning');
  drawWalls(context, { wall, floor, ground: 430 });
  const open = share(time, 1, 2.2);
  drawWindow(
    context,
    { x: 450, y: 26, width: 250, height: 256 },
    {
      sky,
      tone,
      rim: ink('#f3f1ec', 'object'),
      shift: 0,
      sun: {
        x: 0.5,
        y: 0.52,
        radius: 22,
        colour: ink('#fffdf4', 'sun'),
        glow: `${ink('#fff0cf', 'sun')}88`,
      },
    },
  );
  drawClock(context, { at: [628, 284], size: 38, hour: 7, ink });
  curtain(context, { x: mix(560, 700, open), width: mix(180, 96, open) }, ink);
  curtain(context, { x: 394, width: mix(180, 52, open) }, ink);
  drawBlanket(
    context,
    [
      [-40, 430],
      [30, 398],
      [110, 384],
      [190, 398],
      [250, 430],
    ],
    520,
    ink,
  );
  const size = 58;
  const edge = mix(574, 446, open);
  const lets = share(time, 4.2, 1.4);
  drawShadow(context, [432, 510], 74, ink);
  drawPerson(context, brush, people.mara, {
    hips: [414, 506 - standing * size],
    size,
    gaze: mix(mix(0.25, -0.15, open), -0.24, lets),
    lean: mix(0.12, 0, open),
    breath: lets * (0.5 + 0.5 * Math.sin((time - 4.2) * 1.7)),
    near: {
      reach: between([edge - 10, 232], [404, 322], lets),
      handShape: lets > 0.2 ? 'rest' : 'grip',
      foot: [-0.1, 3.58],
    },
    far: {
      reach: between([436, 300], [474, 270], lets),
      handShape: 'lay',
      handTurn: mix(0, Math.PI / 2 - 0.2, lets),
      foot: [0.4, 3.56],
    },
  });
}

function curtain(context, { x, width }, ink) {
  const folds = 5;
  for (let fold = 0; fold < folds; fold += 1) {
    context.fillStyle = ink(fold % 2 === 0 ? '#5b8f96' : '#6ea3a8', 'object');
    context.beginPath();
    context.roundRect(x + (fold * width) / folds, 0, width / folds + 1, 350, [0, 0, 8, 8]);
    context.fill();
  }
}

/** The evening before: a seven, where she will see it. */
export function drawEvening(stage, time) {
  const { context, ink } = stage;
  const { brush, wall, floor, sky, tone } = look(stage, 'evening');
  drawWalls(context, { wall, floor, ground: 540 });
  drawWindow(
    context,
    { x: 66, y: 46, width: 220, height: 196 },
    { sky, tone, rim: ink('#6a7ab0'), shift: 0 },
  );
  const glow = context.createRadialGradient(884, 320, 20, 884, 320, 400);
  glow.addColorStop(0, `${ink('#ffd58f', 'light')}b8`);
  glow.addColorStop(1, `${ink('#ffd58f', 'light')}00`);
  context.fillStyle = glow;
  context.fillRect(440, 0, 520, 540);
  drawLamp(context, [884, 446], ink, 1);
  context.fillStyle = ink('#6d5560');
  context.beginPath();
  context.roundRect(420, 446, 560, 120, 6);
  context.fill();
  drawClock(context, { at: [778, 446], size: 54, hour: 21, ink });
  const lay = glide(time, 1.4, 3.4);
  const back = glide(time, 6.4, 1.2);
  const isHeld = back === 0;
  const turn = mix(-0.14, 0.1, lay);
  const card = { at: [mix(584, 650, lay), mix(346, 397, lay)], turn };
  const wrist = [
    card.at[0] - grasp * 112 * Math.cos(turn),
    card.at[1] - grasp * 112 * Math.sin(turn),
  ];
  if (!isHeld) drawCard(context, { ...card, size: 1 }, ink);
  drawPerson(context, brush, people.mara, {
    hips: [272, 668],
    size: 112,
    lean: mix(0.14, 0.26, lay) - 0.08 * back,
    gaze: mix(0.16, 0.2, lay),
    near: {
      reach: between(wrist, [486, 428], back),
      handShape: back > 0.1 ? 'rest' : 'pinch',
      handTurn: Math.PI / 2 - (isHeld ? turn : 0),
      held: isHeld
        ? () => drawCard(context, { at: [grasp, 0], turn: 0, size: 1 / 112 }, ink)
        : undefined,
      foot: [0.1, 3.5],
    },
    far: { hand: [0, 2.4], foot: [0.2, 3.5] },
  });
}

/** From her wrist to the middle of the card that she holds by its edge, in head heights. */
const grasp = 0.94;

function drawCard(context, { at, turn, size }, ink) {
  context.save();
  context.translate(...at);
  context.rotate(turn);
  context.scale(size, size);
  context.fillStyle = ink('#fffaf0', 'light');
  context.fillRect(-44, -48, 88, 96);
  context.fillStyle = '#243036';
  Object.assign(context, { font: '400 64px Film', textAlign: 'center', textBaseline: 'middle' });
  context.fillText('7', 0, 4);
  context.restore();
}
