// Somebody tells something: a thread comes, and its first part could be anything.
import { mix } from '../../figure/geometry.mjs';
import { people } from '../../figure/people.mjs';
import { drawPerson } from '../../figure/person.mjs';
import { walkPose } from '../../figure/walk.mjs';
import { look } from '../../scenery/hours.mjs';
import { drawThread, partOf } from '../../scenery/thread.mjs';
import { glide } from '../../stage.mjs';
import {
  cat,
  drawOtto,
  drawPlace,
  drawShadows,
  drawYusuf,
  ottoSits,
  peaks,
  yusufSits,
} from './talk.mjs';

export function drawQuestion(stage, time) {
  const { context, ink } = stage;
  const { brush } = look(stage, 'late');
  drawPlace(stage, time, 'late');
  drawPassers(stage, brush, time);
  drawShadows(stage, [300, 668]);
  drawOtto(stage, brush, ottoSits(time));
  drawYusuf(stage, brush, yusufSits(time));
  drawThread(context, partOf(cat, peaks * mix(0.05, 0.62, glide(time, 0.6, 9))), {
    ink,
    sway: time,
  });
}

function drawPassers(stage, brush, time) {
  const passer = 26;
  for (const [index, person] of [people.imani, people.samira].entries()) {
    const x = 770 + index * 62 + time * 13;
    const pose = walkPose((time * 0.5 + index * 0.2) % 1);
    drawPerson(stage.context, brush, person, {
      ...pose,
      hips: [x, 414 - pose.rise * passer],
      size: passer,
      lean: 0.04,
    });
  }
}
