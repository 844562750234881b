// Lena, the fence and what stands at it: what the scenes outdoors are made of.
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { boardAt, drawFence } from '../../scenery/fence.mjs';
import { drawFarShed, drawHouse, drawMeadow, drawWeeds } from '../../scenery/garden.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawBrush, drawPot } from '../../scenery/paint.mjs';
import { drawShadow } from '../../scenery/room.mjs';
import { drawWheelchair, rolling } from '../../scenery/wheelchair.mjs';

export const lena = { ...people.lena, top: '#4a86a0', trousers: '#3b4372' };
export const ground = 504;
const size = 46;
/** Boards in all. */
export const all = 34;

/** @param {{ hour: string, painted: number, lit?: number, sun?: object, weeds?: number }} day */
export function drawPlace(stage, { hour, painted, lit = 0, sun, weeds = 0 }) {
  const { context, ink } = stage;
  const { sky, tone } = look(stage, hour);
  drawMeadow(context, { sky, tone, sun });
  drawFarShed(context, { tone, ink });
  drawFence(context, { count: all, painted, tone, ink });
  if (weeds > 0) drawWeeds(context, { from: boardAt(0), to: boardAt(all), height: weeds, tone });
  drawHouse(context, { tone, ink, lit });
}

export function sunIn(stage, at) {
  const { ink } = stage;
  return { at, radius: 26, colour: ink('#ffe4b8', 'sun'), glow: ink('#ffe2b0', 'sun') };
}

/**
 * Lena in her chair. `x`: where she is; `hand`: where it is in the picture, or `rest`: from her shoulder;
 * `holds`: the brush, which points as `brushTurn` says; `shape`: of the hand without it; `lap`: draws what is on it
 */
export function drawLena(
  stage,
  brush,
  {
    x,
    facing = 1,
    lean = 0.04,
    gaze = 0,
    hand,
    rest = [0.55, 2.1],
    holds = false,
    shape,
    brushTurn,
    breath,
    lap,
  },
) {
  const { context, ink } = stage;
  const pose = {
    hips: [x, ground - rolling * size],
    size,
    facing,
    lean,
    gaze,
    breath,
    near: {
      ...(hand ? { reach: hand } : { hand: rest }),
      handShape: holds ? 'hold' : (shape ?? 'grip'),
      handTurn: holds ? brushTurn : undefined,
      held: holds ? () => drawHeldBrush(context, ink) : undefined,
      foot: [1.72, 1.5],
    },
    far: {
      ...(lap ? { hand: [1.45, 1.55], handShape: 'grip' } : onKnee(x, facing)),
      foot: [1.85, 1.5],
    },
  };
  drawShadow(context, [x + 10 * facing, ground + 2], 80, ink);
  drawWheelchair(context, pose, x / (size * 1.02), ink, (drawFront) => {
    const before = () => {
      drawFront();
      lap?.();
    };
    drawPerson(context, brush, lena, { ...pose, before });
  });
}

function onKnee(x, facing) {
  const reach = [x + 46 * facing, ground - (rolling + 0.5) * size];
  return { reach, handShape: 'lay', handTurn: Math.PI / 2 - 0.1 };
}

function drawHeldBrush(context, ink) {
  context.save();
  context.translate(-0.15, 0.02);
  drawBrush(context, ink);
  context.restore();
}

/** Where her hand is on the rim of a wheel. */
export const onWheel = (x, facing = 1) => [x + 20 * facing, ground - rolling * size + 3];

/** Where she is and where her hand is while she paints a board up to a share of it. */
export function painting(board, share, time, speed = 7) {
  const x = boardAt(Math.floor(board)) - 118;
  const along = 322 + 46 * share;
  const beat = Math.sin(time * speed);
  return {
    x,
    hand: [x + 62, along + beat * 16],
    holds: true,
    brushTurn: Math.PI / 2 + 0.1 - 0.6 * share + 0.25 * Math.cos(time * speed),
    lean: 0.16 + 0.04 * beat,
  };
}

export function drawPotAt(stage, x, options = {}) {
  const { context, ink } = stage;
  drawShadow(context, [x, ground + 10], 26, ink);
  drawPot(context, { at: [x, ground + 10], size: 44, ink, ...options });
}
