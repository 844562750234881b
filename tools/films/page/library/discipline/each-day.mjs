// One board a day: on a calm one, a windy one, a tired one; none when guests come, and one the day after.
import { mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { standPose, walkPose } from '../../figure/walk.mjs';
import { drawCalendar } from '../../scenery/calendar.mjs';
import { seenBy } from '../../scenery/camera.mjs';
import { drawLanterns, drawLeaves } from '../../scenery/garden.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawShadow } from '../../scenery/room.mjs';
import { glide, share } from '../../stage.mjs';
import { drawLena, drawPlace, drawPotAt, ground, painting, sunIn } from './at-the-fence.mjs';
import { begun } from './first-day.mjs';

const view = { at: [430, 312], zoom: 1.24 };

/** A day on which a part of a board is painted, before and after which she is on her way. */
function dayOf({ day, hour, from, to, wind = false, lit = 0 }) {
  return (stage, time, length) => {
    const { context, ink } = stage;
    const { brush, tone } = look(stage, hour);
    const done = glide(time, 0.9, length - 2.2);
    const painted = mix(from, to, done);
    const isAtWork = time > 0.8 && time < length - 1.2;
    const arrives = 1 - glide(time, 0, 0.9) + glide(time, length - 1.2, 1.2);
    const { x, hand, ...pose } = painting(Math.floor(from), painted - Math.floor(from), time);
    seenBy(context, view, () => {
      drawPlace(stage, {
        hour,
        painted,
        lit,
        weeds: 0.3,
        sun: lit ? undefined : sunIn(stage, [620, 110]),
      });
      if (wind) drawLeaves(context, { tone, time });
      drawPotAt(stage, x + 176, { brush: !isAtWork });
      drawLena(stage, brush, {
        ...(isAtWork ? { ...pose, hand } : { lean: lit ? 0.3 : 0.1, gaze: lit ? 0.3 : 0 }),
        x: x - 210 * arrives,
      });
    });
    drawCalendar(context, { day, turn: share(time, 0, 0.5), ink });
  };
}

export const drawCalm = dayOf({ day: 21, hour: 'late', from: begun, to: begun + 1 });
export const drawWindy = dayOf({
  day: 22,
  hour: 'morning',
  from: begun + 1,
  to: begun + 2,
  wind: true,
});
/** Late and tired: two strokes. */
export const drawTired = dayOf({
  day: 23,
  hour: 'evening',
  from: begun + 2,
  to: begun + 2.3,
  lit: 1,
});
export const drawDayAfter = dayOf({
  day: 25,
  hour: 'late',
  from: begun + 2.3,
  to: begun + 3,
});

/** Guests with a cake; the pot stays as it stands. */
export function drawGuests(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'evening');
  seenBy(context, { at: [440, 300], zoom: 1.12 }, () => {
    drawPlace(stage, { hour: 'evening', painted: begun + 2.3, lit: 1, weeds: 0.3 });
    drawLanterns(context, { from: [150, 100], to: [900, 130], ink });
    drawPotAt(stage, 770, { brush: true });
    drawLena(stage, brush, {
      x: 640 - 40 * glide(time, 0, 1.6),
      facing: -1,
      lean: 0.1,
      gaze: -0.14,
      rest: [mix(0.6, 1.7, share(time, 1, 1.2)), mix(2, 0.5, share(time, 1, 1.2))],
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
  drawShadow(context, [x + 4, ground + 2], 44, ink);
  drawPerson(context, brush, person, {
    hips: [x, ground - steps.rise * size],
    size,
    lean: 0.05,
    gaze: 0.1,
    near: { ...steps.near, ...(carries ? { hand: [1.5, 1.1], handShape: 'flat' } : {}) },
    far: { ...steps.far, ...(carries ? { hand: [1.55, 1.1], handShape: 'flat' } : {}) },
  });
  if (carries) drawCake(context, [x + 78, ground - steps.rise * size - 62], ink);
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
