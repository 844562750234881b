// One board a day: on a fair one, a grey one, a tired one; none when guests come, and one the day after.
import { between, mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { standPose, walkPose } from '../../figure/walk.mjs';
import { drawCalendar } from '../../scenery/calendar.mjs';
import { seenBy } from '../../scenery/camera.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawLanterns } from '../../scenery/lanterns.mjs';
import { drawShadow } from '../../scenery/room.mjs';
import { drawClouds } from '../../scenery/sky.mjs';
import { drawStick } from '../../scenery/stick.mjs';
import { glide, share } from '../../stage.mjs';
import {
  drawLena,
  drawPlace,
  drawPotAt,
  ground,
  onWheel,
  painting,
  sunIn,
} from './at-the-fence.mjs';
import { begun } from './first-day.mjs';

/** How near each day is seen. */
const views = {
  beside: { at: [430, 312], zoom: 1.24 },
  hand: { at: [436, 364], zoom: 1.7 },
  house: { at: [330, 270], zoom: 0.98 },
  ground: { at: [500, 372], zoom: 1.62 },
};

const grey = [
  [556, 258, 170],
  [262, 246, 150],
];

/** A day on which a part of a board is painted; then the brush goes back across the pot, and she home. */
function dayOf({ day, hour, from, to, isGrey = false, lit = 0, view = views.beside }) {
  return (stage, time, length) => {
    const { context, ink } = stage;
    const { brush, tone } = look(stage, hour);
    const painted = mix(from, to, glide(time, 0.2, length - 2.2));
    const stops = glide(time, length - 2, 0.7);
    const leaves = glide(time, length - 1.3, 1.3);
    const board = Math.floor(from);
    const { x, hand, lean, brushTurn } = painting(board, painted - board, time * (1 - stops));
    const rests = glide(time, length - 1.35, 0.5);
    const home = x - 260 * leaves;
    seenBy(context, view, () => {
      drawPlace(stage, {
        hour,
        painted,
        lit,
        weeds: 0.3,
        sun: lit ? undefined : sunIn(stage, [620, 110]),
      });
      if (isGrey) drawClouds(context, grey, tone('#c3ccd4'));
      drawPotAt(stage, x + 146, { closed: stops > 0.9, brush: stops > 0.9 });
      drawLena(stage, brush, {
        x: home,
        lean: mix(mix(lean, 0.5, stops), 0.06, rests) + (lit ? 0.1 : 0),
        gaze: mix(lit ? 0.26 : 0, 0.2, stops) - 0.2 * rests,
        hand: between(between(hand, [x + 92, 450], stops), onWheel(home), rests),
        holds: stops <= 0.9,
        brushTurn: mix(brushTurn, 0.75, stops),
      });
    });
    drawCalendar(context, { day, turn: share(time, 0, 0.5), ink });
  };
}

export const drawFair = dayOf({ day: 21, hour: 'late', from: begun, to: begun + 1 });
export const drawGrey = dayOf({
  day: 22,
  hour: 'morning',
  from: begun + 1,
  to: begun + 2,
  isGrey: true,
  view: views.hand,
});
/** A hard day: one dab. */
export const drawTired = dayOf({
  day: 23,
  hour: 'evening',
  from: begun + 2,
  to: begun + 2.25,
  lit: 1,
  view: views.house,
});
export const drawDayAfter = dayOf({
  day: 25,
  hour: 'late',
  from: begun + 2.25,
  to: begun + 3,
  view: views.ground,
});

/** Guests with a cake; the pot stays closed, away from them. */
export function drawGuests(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'evening');
  seenBy(context, { at: [462, 286], zoom: 1.02 }, () => {
    drawPlace(stage, { hour: 'evening', painted: begun + 2.25, lit: 1, weeds: 0.3 });
    drawLanterns(context, { from: [150, 42], to: [726, 50], sag: 26, count: 5, ink });
    drawPost(context, [726, 46], ink);
    drawPotAt(stage, 856, { closed: true, brush: true });
    drawLena(stage, brush, {
      x: 652 - 32 * glide(time, 0, 1.6),
      facing: -1,
      lean: 0.1,
      gaze: -0.14,
      rest: [mix(0.6, 1.75, share(time, 1, 1.2)), mix(2, 0.7, share(time, 1, 1.2))],
      shape: 'open',
    });
    for (const [index, person] of [people.imani, people.otto, people.noa].entries())
      drawGuest(stage, brush, person, { index, time });
  });
  drawCalendar(context, { day: 24, turn: share(time, 0, 0.5), ink });
}

function drawGuest({ context, ink }, brush, person, { index, time }) {
  const size = person.age < 18 ? 42 : 46;
  const leg = person.dials?.leg ?? 1;
  const arrives = 1.6 + index * 0.15;
  const steps =
    time < arrives
      ? walkPose((time * 0.75 + index * 0.3) % 1, { stride: 0.85, leg })
      : standPose(leg);
  const x = 424 - index * 112 - 74 * Math.max(0, arrives - time);
  const carries = index === 0;
  const leans = index === 1;
  const hips = [x, ground - steps.rise * size];
  if (leans) drawStick(context, [x + 56, hips[1] - 12], ground, ink, { lean: 4 });
  drawShadow(context, [x + 4, ground + 2], 44, ink);
  drawPerson(context, brush, person, {
    hips,
    size,
    lean: 0.05,
    gaze: 0.1,
    near: {
      ...steps.near,
      ...(carries ? { hand: [1.5, 1.6], handShape: 'flat', handTurn: Math.PI / 2 } : {}),
      ...(leans ? { hand: [0.92, 1.9], handShape: 'lay', handTurn: Math.PI / 2 - 0.2 } : {}),
    },
    far: {
      ...steps.far,
      ...(carries ? { hand: [1.75, 1.6], handShape: 'flat', handTurn: Math.PI / 2 } : {}),
    },
  });
  if (carries) drawCake(context, [x + 78, ground - steps.rise * size - 39], ink);
}

/** What the lanterns hang from. */
function drawPost(context, [x, y], ink) {
  context.fillStyle = ink('#5a5068', 'object');
  context.fillRect(x - 4, y - 8, 8, 460 - y);
}

function drawCake(context, [x, y], ink) {
  context.fillStyle = ink('#f3f1ec', 'light');
  context.fillRect(x - 30, y, 60, 5);
  context.fillStyle = ink('#b98a6a', 'object');
  context.fillRect(x - 22, y - 24, 44, 24);
  context.fillStyle = ink('#fff3e2', 'light');
  context.beginPath();
  context.roundRect(x - 24, y - 32, 48, 14, 6);
  context.fill();
}
